import { useNumberFormat } from '@puzzle-runs/web/i18n/use-number-format.ts';
import { useCountUp } from './use-count-up.ts';

/** Counts from the number shown before (0 at first) to `value` within two seconds; at once if reduced motion is preferred. */
export function CountUp({ value }: { value: number }) {
  const format = useNumberFormat();
  const shown = useCountUp(0, value);
  return (
    <>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {format(shown)}
      </span>
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}
