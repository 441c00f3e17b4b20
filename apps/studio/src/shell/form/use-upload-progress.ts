import type { OnProgress } from '@puzzle-runs/web/api/transfer.ts';
import { useState } from 'react';

/** How far an upload is, for `UploadProgress`: undefined before and after. */
export function useUploadProgress() {
  const [part, setPart] = useState<number>();
  return {
    part,
    /** Follows an upload from its start to its end. */
    async follow<T>(send: (onProgress: OnProgress) => Promise<T>): Promise<T> {
      setPart(0);
      return send(setPart).finally(() => setPart(undefined));
    },
  };
}
