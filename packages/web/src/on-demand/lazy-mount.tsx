import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Height reserved until then, as CSS length. */
  minHeight: string;
  children: ReactNode;
}

/** Mounts this far before the children scroll into view. */
const PRELOAD_MARGIN = '200px';

/** Mounts its children when they scroll into view, so that heavy parts load only when needed. */
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
