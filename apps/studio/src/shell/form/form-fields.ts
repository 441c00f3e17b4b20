import type { ChangeEvent } from 'react';

type FieldOf<Values> = keyof Values & string;
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

interface FieldState<Values> {
  values: Values;
  update: (change: (values: Values) => Values) => void;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
}

/** State of a form and prop getters for its fields. */
export interface FormFields<Values> extends FieldState<Values> {
  /** Props of a field whose `onChange` passes the value. */
  field: <Field extends FieldOf<Values>>(
    name: Field,
  ) => { value: Values[Field]; error: string | undefined; onChange: (value: Values[Field]) => void };
  /** Props of a text input. */
  text: (name: TextFieldOf<Values>) => {
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Creates the prop getters for a form with these values. */
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
