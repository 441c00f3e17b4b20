/** Hue in degrees that belongs to a name, always the same one. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3_600;
  return hash % 360;
}
