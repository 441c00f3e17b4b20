import type { PoiValues } from '../poi-values.ts';
import type { ErrorOf } from '../use-poi-errors.ts';

/** What every group of fields of a poi gets. */
export interface FieldProps {
  values: PoiValues;
  onChange: (values: PoiValues) => void;
  errorOf: ErrorOf;
}
