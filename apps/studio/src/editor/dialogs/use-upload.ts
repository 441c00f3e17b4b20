import { useState } from 'react';

/** Takes a picture, tells how far it is (from 0 to 1), and answers its address. */
export type UploadImage = (file: File, onProgress: (part: number) => void) => Promise<string>;

export interface UploadState {
  readonly busy: boolean;
  /** The part that has left, from 0 to 1; undefined while nothing is on its way. */
  readonly part: number | undefined;
  readonly failed: boolean;
  /** The address of the picture; undefined when it could not be taken. */
  readonly run: (file: File) => Promise<string | undefined>;
}

/** Sends pictures away, one after the other, and remembers how it went. */
export function useUpload(upload: UploadImage | undefined): UploadState {
  const [part, setPart] = useState<number>();
  const [failed, setFailed] = useState(false);
  const run = async (file: File) => {
    if (!upload) return undefined;
    setPart(0);
    setFailed(false);
    try {
      return await upload(file, setPart);
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setPart(undefined);
    }
  };
  return { busy: part !== undefined, part, failed, run };
}
