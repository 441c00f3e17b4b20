import { useCallback, useEffect, useRef, useState } from 'react';
import { scalePhoto, UnreadablePhoto } from './scale-photo.ts';

interface Chosen {
  photo: Blob;
  /** Address for the preview, until the next choice. */
  url: string;
}

/** The photo that the player has chosen, scaled for sending. */
export function useChosenPhoto() {
  const [chosen, setChosen] = useState<Chosen>();
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<UnreadablePhoto['reason']>();
  const latest = useRef(0);
  const url = chosen?.url;

  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  async function choose(file: File) {
    latest.current += 1;
    const round = latest.current;
    setProblem(undefined);
    setPreparing(true);
    try {
      const photo = await scalePhoto(file);
      if (round === latest.current) setChosen({ photo, url: URL.createObjectURL(photo) });
    } catch (error) {
      if (round === latest.current) setProblem(error instanceof UnreadablePhoto ? error.reason : 'unreadable');
    } finally {
      if (round === latest.current) setPreparing(false);
    }
  }

  const clear = useCallback(() => setChosen(undefined), []);
  return { chosen, preparing, problem, choose, clear };
}

export type PhotoChoice = ReturnType<typeof useChosenPhoto>;
