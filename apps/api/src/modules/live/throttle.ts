/**
 * Does something for a key some time after it was first asked to, once, however often it is asked until then: many changes are one
 * announcement.
 */
export function throttle(pauseMs: number, act: (key: number) => void) {
  const waiting = new Map<number, NodeJS.Timeout>();
  return {
    ask(key: number): void {
      if (waiting.has(key)) return;
      const later = () => {
        waiting.delete(key);
        act(key);
      };
      waiting.set(key, setTimeout(later, pauseMs));
    },
    close(): void {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
