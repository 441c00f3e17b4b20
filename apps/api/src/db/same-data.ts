/** Whether two values consist of equal records, lists, dates and plain values. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => isSameData(item, other[index]));
  }
  let fields = 0;
  for (const key in one) {
    if (!isSameData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
    fields += 1;
  }
  return Object.keys(other).length === fields;
}
