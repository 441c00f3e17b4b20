/** Hosts that browsers trust without TLS. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether browsers refuse position, camera, offline pages and Web Locks at this origin. */
export function isInsecureOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !LOCAL.test(hostname);
}

/** Warning of the start-up log. */
export const INSECURE_ORIGIN =
  'PLAYER_URL is plain http: phones refuse position, camera and offline play there; docs/deploy.md shows how to get a certificate';
