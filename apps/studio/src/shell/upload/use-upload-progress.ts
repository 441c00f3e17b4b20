import type { OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { useState } from 'react';

/** Progress of an upload for `UploadProgress`; undefined before and after. */
export function useUploadProgress() {
  const [part, setPart] = useState<number>();
  return {
    part,
    /** Tracks the progress of an upload. */
    async follow<T>(send: (onProgress: OnProgress) => Promise<T>): Promise<T> {
      setPart(0);
      return send(setPart).finally(() => setPart(undefined));
    },
  };
}
