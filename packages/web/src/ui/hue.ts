/** Hash of a name as a hue in degrees; stable. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3_600;
  return hash % 360;
}
