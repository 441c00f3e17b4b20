import { useState } from 'react';

/** Uploads a file, reports the progress (0 to 1), and returns its address. */
export type UploadFile = (file: File, onProgress: (part: number) => void) => Promise<string>;

/** Where the page supports uploads. */
export interface EditorUploads {
  readonly image: UploadFile;
  readonly audio: UploadFile;
}

export interface UploadState {
  readonly busy: boolean;
  /** Upload progress from 0 to 1; undefined while no upload is active. */
  readonly part: number | undefined;
  readonly failed: boolean;
  /** Returns the address of the file; undefined when the upload failed. */
  readonly run: (file: File) => Promise<string | undefined>;
}

/** Runs uploads and exposes their progress and whether the last one failed. */
export function useUpload(upload: UploadFile | undefined): UploadState {
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
