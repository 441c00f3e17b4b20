import type { PoiValues } from '../poi-values.ts';

/** Props of every group of poi fields. */
export interface FieldProps {
  values: PoiValues;
  /** Slug of the exploration. */
  exploration: string;
  onChange: (values: PoiValues) => void;
  /** Error texts by field; the key of a hint is `hint.` plus its index in the list. */
  errors: Readonly<Record<string, string>>;
}
