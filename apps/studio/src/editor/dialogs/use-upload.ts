import { useState } from 'react';

/** Takes a picture and answers its address. */
export type Upload = (file: File) => Promise<string>;

export interface Uploading {
  readonly busy: boolean;
  readonly failed: boolean;
  /** The address of the picture; undefined when it could not be taken. */
  readonly run: (file: File) => Promise<string | undefined>;
}

/** Sends pictures away, one after the other, and remembers how it went. */
export function useUpload(upload: Upload | undefined): Uploading {
  const [state, setState] = useState({ busy: false, failed: false });
  const run = async (file: File) => {
    if (!upload) return undefined;
    setState({ busy: true, failed: false });
    try {
      const address = await upload(file);
      setState({ busy: false, failed: false });
      return address;
    } catch {
      setState({ busy: false, failed: true });
      return undefined;
    }
  };
  return { ...state, run };
}
