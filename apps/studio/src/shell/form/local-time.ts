const two = (value: number) => String(value).padStart(2, '0');

/** A moment of the wire (ISO 8601, UTC) as a field for date and time holds it, in the time of this device: `2026-05-08T14:30`; '' for none. */
export function localTime(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The same moment for the wire; null for an empty field. */
export function wireTime(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
