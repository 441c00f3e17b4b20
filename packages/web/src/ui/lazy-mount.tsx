import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Room to keep until then, as CSS length. */
  room: string;
  children: ReactNode;
}

/** How far below the window something counts as seen: it is there by the time one has scrolled to it. */
const AHEAD = '200px';

/** Shows its children once they are scrolled to, so that heavy parts load only for those who look at them. */
export function LazyMount({ room, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && setSeen(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={place} style={{ minHeight: room }}>
      {seen && children}
    </div>
  );
}
