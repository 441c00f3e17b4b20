import type { ChangeEvent } from 'react';

type FieldOf<Values> = keyof Values & string;
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

interface FieldState<Values> {
  values: Values;
  update: (change: (values: Values) => Values) => void;
  /** The sentences beside the fields that are wrong. */
  errors: Readonly<Record<string, string>>;
}

/** What the fields of a form get of it. */
export interface FormFields<Values> extends FieldState<Values> {
  /** Props of a field that hands over its value. */
  field: <Field extends FieldOf<Values>>(
    name: Field,
  ) => { value: Values[Field]; error: string | undefined; onChange: (value: Values[Field]) => void };
  /** Props of an input for text. */
  text: (name: TextFieldOf<Values>) => {
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Props for the fields of a form with these values. */
export function formFields<Values extends object>({ values, update, errors }: FieldState<Values>): FormFields<Values> {
  const set = (name: FieldOf<Values>, value: unknown) => update((now) => ({ ...now, [name]: value }));
  return {
    values,
    update,
    errors,
    field: (name) => ({ value: values[name], error: errors[name], onChange: (value) => set(name, value) }),
    text: (name) => ({
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }) => set(name, target.value),
    }),
  };
}
