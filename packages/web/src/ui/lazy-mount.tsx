import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Room to keep until then, as CSS length. */
  minHeight: string;
  children: ReactNode;
}

/** How far below the window something counts as seen: it is there by the time one has scrolled to it. */
const PRELOAD_MARGIN = '200px';

/** Shows its children once they are scrolled to, so that heavy parts load only for those who look at them. */
export function LazyMount({ minHeight: room, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && setSeen(true), {
      rootMargin: PRELOAD_MARGIN,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} style={{ minHeight: room }}>
      {seen && children}
    </div>
  );
}
