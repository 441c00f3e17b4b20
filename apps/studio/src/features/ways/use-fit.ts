import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a picture is wider than its frame, and the zoom that fits it, on request.
 * @param width of the picture, in pixels at a text size of 16
 */
export function useFit(frame: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setRoom(current.clientWidth / textSize);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  const isWider = width > room;
  const isFitted = isAsked && isWider;
  return { isWider, isFitted, zoom: isFitted ? room / width : 1, toggle: () => ask(!isAsked) };
}
