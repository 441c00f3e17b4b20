/** Throttle per key: runs `act` once, `pauseMs` after the first call, however many calls arrive until then. */
export function throttle(pauseMs: number, act: (key: number) => void) {
  const waiting = new Map<number, NodeJS.Timeout>();
  return {
    request(key: number): void {
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
