import { domainToUnicode } from 'node:url';

/** An address for people: the host with its own letters instead of punycode. */
export function readableAddress(address: string): string {
  const { host, hostname } = new URL(address);
  return address.replace(host, host.replace(hostname, domainToUnicode(hostname)));
}
