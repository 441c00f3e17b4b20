import { insightShare } from '@puzzle-runs/domain/insights/summarise.ts';
import { useNumberFormats } from '#ui/use-number-formats.ts';

/**
 * Formats a count and its share of a whole; without the share for zero, and if the whole is too small for a percentage.
 */
export function useAmount(): (value: number, of: number) => string {
  const { number, wholeShare } = useNumberFormats();
  return (value, of) => {
    const part = value === 0 ? null : insightShare(value, of);
    return part === null ? number(value) : `${number(value)} (${wholeShare(part)})`;
  };
}
