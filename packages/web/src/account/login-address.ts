/**
 * Hands a mail address to the login form of another site. It stands behind `#`, which browsers send to no server, so
 * it is in no log.
 */
export function withLoginEmail(address: string, email: string): string {
  return `${address}#email=${encodeURIComponent(email)}`;
}

/** The handed mail address in the `hash` of an address; undefined without one. */
export function loginEmailIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1).replaceAll('+', '%2B')).get('email') ?? undefined;
}
