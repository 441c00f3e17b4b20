import { BlockList, isIP, isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';

/**
 * The IP address of an entry of `X-Forwarded-For`, which some proxies write with quotes, brackets or a port; undefined
 * for anything else. Without the zone of a link-local address.
 */
function addressIn(entry: string): string | undefined {
  const bare = entry.replaceAll(/["\s]/g, '').replace(/%.*$/, '');
  const [, bracketed] = /^\[(.+)\](?::\d*)?$/.exec(bare) ?? [];
  const [, withPort] = /^([\d.]+):\d*$/.exec(bare) ?? [];
  const address = bracketed ?? withPort ?? bare;
  return isIP(address) ? address : undefined;
}

type Trust = (address: string, hop: number) => boolean;

/**
 * Whether the setting `TRUST_PROXY` trusts what the proxy `hop`
 * steps away has written: by its number or by its network.
 */
export function trustOf(setting: Config['trustProxy']): Trust | false {
  if (setting === 0) return false;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  const proxies = new BlockList();
  for (const network of setting) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (entry) => {
    const address = addressIn(entry);
    return address !== undefined && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/**
 * Address of a visitor, or of its network of `ipv6Bits`: one client owns a whole IPv6 network. An entry that is no
 * address counts for the proxy that wrote it, because otherwise each new garbage would be a new visitor.
 */
export function visitorAddress({ ip, ips = [ip] }: FastifyRequest, ipv6Bits: number): string {
  const address = ips.map((entry) => addressIn(entry ?? '')).findLast((found) => found !== undefined);
  return normalizeIP(address ?? '', ipv6Bits);
}
