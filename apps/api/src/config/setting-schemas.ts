import { isIP, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Whether the name is one of the time zone database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

export function whole(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;
/** Also `*` for parts of the name, as in a content security policy. */
const HOST_PATTERN = /^([\w.*-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** `http(s)://host[:port]` as browsers write it: punycode, lower case, without a usual port and a trailing slash. */
function originWith(host: RegExp) {
  return z
    .string()
    .regex(/^https?:\/\/[^\s/?#@\\]+\/?$/i)
    .transform((value) => URL.parse(value))
    .refine((url) => url !== null && host.test(url.host))
    .transform((url) => url?.origin ?? '');
}

export const origin = originWith(HOST);
export const originPattern = originWith(HOST_PATTERN);

/** A host name or an IP address, an IPv6 address also in brackets. */
export const listenHost = z
  .string()
  .regex(/^[^\s[\]/]+$|^\[[\da-f:.]+\]$/i)
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .refine((value) => !value.includes(':') || isIPv6(value));

/**
 * An IP address, or a network such as `10.0.0.0/8`; not a network of all addresses, which would trust every visitor.
 */
function isNetwork(value: string): boolean {
  const [, address = '', prefix] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(value) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

/** Number of proxies, or their addresses and networks. */
export const proxies = z.union([
  whole(0, 20),
  z
    .string()
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string().refine(isNetwork)).min(1)),
]);

/** Signs of user and password that the messages explain. */
export const ENCODED = 'user and password with % as %25, / as %2F, ? as %3F, # as %23, @ as %40 and : as %3A';

/** `scheme://user:password@host:port…` of a server. A host name with umlauts becomes punycode. */
export function serverAddress(form: RegExp) {
  return z
    .string()
    .regex(form)
    .transform((address) => address.replaceAll(' ', '%20'))
    .refine(hasReadableLogin)
    .refine((address) => URL.canParse(address.replace('@/', '@host/'))) // PostgreSQL's host may be a parameter
    .transform((address) =>
      address.replace(/(?<=\/\/[^/?#]*)[^@/?#:]*[^\0-\x7f][^@/?#:]*(?=(:\d*)?([/?#]|$))/, domainToASCII),
    );
}

export const postgresAddress = serverAddress(/^postgres(ql)?:\/\/./);

/**
 * Whether user and password can be told from the rest: `/`, `?` or `#` in a password would end the host, and `%` begins
 * an encoded sign. Raw `@` and `:` do no harm.
 */
function hasReadableLogin(address: string): boolean {
  const [, authority = '', rest = ''] = /^[\w+]+:\/\/([^/?#]*)([^]*)$/.exec(address) ?? [];
  const at = authority.lastIndexOf('@');
  const [login, host] = [authority.slice(0, Math.max(at, 0)), authority.slice(at + 1)];
  const isHost = /^([^:[\]]*|\[[\da-f:.]*\])(:\d*)?$/i.test(host);
  return isHost && !/^[^?]*@/.test(rest) && !/%(?![\da-f]{2})/i.test(login) && isUtf8(login);
}

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** `address` or `Name <address>`, on one line. */
export const sender = z.string().regex(/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** Text without control characters, so on one line. */
export function line(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}

export const webAddress = z.url({ protocol: /^https?$/ });

/** `off`, a `.pmtiles` path, or a web address whose placeholders, if any, are `{z}`, `{x}` and `{y}`. */
export function isMapSource(value: string): boolean {
  if (!/^https?:/i.test(value)) return value === 'off' || /^(?!\w+:\/\/)\P{Cc}+\.pmtiles$/u.test(value);
  const placeholders = (value.match(/\{[^}]*\}?/g) ?? []).toSorted().join('');
  return webAddress.safeParse(value).success && (placeholders === '' || placeholders === '{x}{y}{z}');
}

export const oneOrZero = z.enum(['0', '1']).transform((value) => value === '1');

/** The host as the domain of a mail address; an IPv6 address as RFC 5321 writes it. */
export function mailDomainOf(url: string): string {
  return new URL(url).hostname.replace(/^\[/, '[IPv6:');
}
