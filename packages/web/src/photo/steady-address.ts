/** A signed address is valid for ten minutes. */
const RENEWED_MS = 8 * 60_000;

/**
 * Keeps the signed address of a picture while it is valid: every response signs a new one, and with a new address the
 * browser would load the picture again.
 */
export function steadyAddresses(now: () => number = Date.now) {
  const known = new Map<number, { url: string; since: number }>();
  return function addressOf(id: number, url: string): string {
    const kept = known.get(id);
    if (kept && now() - kept.since < RENEWED_MS) return kept.url;
    known.set(id, { url, since: now() });
    return url;
  };
}
