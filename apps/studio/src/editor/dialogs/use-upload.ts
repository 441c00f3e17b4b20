import { useState } from 'react';

/** Uploads an image, reports the progress (0 to 1), and returns the image's address. */
export type UploadImage = (file: File, onProgress: (part: number) => void) => Promise<string>;

export interface UploadState {
  readonly busy: boolean;
  /** Upload progress from 0 to 1; undefined while no upload is active. */
  readonly part: number | undefined;
  readonly failed: boolean;
  /** Returns the address of the image; undefined when the upload failed. */
  readonly run: (file: File) => Promise<string | undefined>;
}

/** Runs uploads and exposes their progress and whether the last one failed. */
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
