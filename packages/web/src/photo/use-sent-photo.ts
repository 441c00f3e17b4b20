import { useEffect, useState } from 'react';

interface SentPhoto {
  /** Address on this device. */
  url: string;
  /** Ids of the quest's photo: before the sending, and since it arrived at the server. */
  before: number | undefined;
  id: number | undefined;
}

/**
 * The photo that was sent from this page: shown until the picture of the server is loaded, so that the page keeps its
 * height.
 * @param current id of the quest's photo; negative while it is only on this device
 */
export function useSentPhoto(current: number | undefined) {
  const [sent, setSent] = useState<SentPhoto>();
  if (sent && sent.id === undefined && current !== sent.before && current !== undefined && current > 0)
    setSent({ ...sent, id: current });

  const url = sent?.url;
  // While the quest still has the photo that was to be replaced, that one is shown.
  const isShown =
    sent && (sent.id === undefined ? current === undefined || current !== sent.before : current === sent.id);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  return {
    note: (photo: Blob) => setSent({ url: URL.createObjectURL(photo), before: current, id: undefined }),
    /** Its address, unless the quest has another photo by now. */
    url: isShown ? url : undefined,
    /** Whether the quest has the photo that was sent last. */
    hasArrived: !sent || current !== sent.before,
  };
}
