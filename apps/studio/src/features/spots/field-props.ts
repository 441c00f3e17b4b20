import type { SpotValues } from './spot-values.ts';
import type { ErrorOf } from './use-spot-errors.ts';

/** What every group of fields of a spot gets. */
export interface FieldProps {
  values: SpotValues;
  onChange: (values: SpotValues) => void;
  errorOf: ErrorOf;
}
