import { z } from 'zod';

export function whole(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);
}

/** `http(s)://host[:port]`; the parsed value has no trailing slash. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[\w.*-]+(:\d+)?\/?$/i)
  .transform((value) => value.replace(/\/$/, ''));

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
