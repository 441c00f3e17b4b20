import type { PoiValues } from '../poi-values.ts';

/** What every group of fields of a poi gets. */
export interface FieldProps {
  values: PoiValues;
  onChange: (values: PoiValues) => void;
  /** The sentences beside the fields that are wrong; of a hint by `hint.` and its place in the list. */
  errors: Readonly<Record<string, string>>;
}
