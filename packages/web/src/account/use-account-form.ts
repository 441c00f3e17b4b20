import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/api-problem.ts';
import { type AccountAlert, alertOfErrors, alertOfProblem } from './account-alert.ts';
import { type FieldErrors, refusedField, stillWrong } from './field-errors.ts';
import { useFailureWords } from './use-failure-words.ts';

/** What a site does with the end of a form. */
export interface Outcome<Answer> {
  onDone: (answer: Answer) => void;
  /** Shows a result alert; null takes an older one away. */
  onAlert: (alert: AccountAlert | null) => void;
}

interface Rules<Field extends string, Answer> extends Outcome<Answer> {
  /** The fields and what is in them at first. */
  initial: Record<Field, string>;
  check: (values: Record<Field, string>) => FieldErrors;
  send: (values: Record<Field, string>) => Promise<Answer>;
}

function problemIn(thrown: unknown): ApiProblem {
  return thrown instanceof ApiProblem ? thrown : new ApiProblem(0, 'unexpected');
}

/** Moves the focus to the first field with an error; fields are found by their names. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.name in errors) return element.focus();
  }
}

/**
 * A form around an account without its looks: what is typed, what is wrong with it, and one sending at a time. What was typed stays
 * when the sending fails. A site draws the fields: `<form {...form.props}>` around inputs that get `form.field('email')`.
 */
export function useAccountForm<Field extends string, Answer>(rules: Rules<Field, Answer>) {
  const { initial, check, send, onDone, onAlert } = rules;
  const { t } = useTranslation();
  const wordsOf = useFailureWords();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  function change(field: Field, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    setErrors((shown) => stillWrong(shown, check(next)));
  }

  function refuse(form: HTMLFormElement, found: FieldErrors, alert: AccountAlert | undefined) {
    setErrors(found);
    onAlert(alert ?? null);
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement) {
    const found = check(values);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return refuse(form, found, alertOfErrors(found));
    onAlert(null);
    setBusy(true);
    try {
      onDone(await send(values));
    } catch (thrown) {
      const refusal = problemIn(thrown);
      const refused = refusedField(refusal, Object.keys(initial));
      setProblem(refusal);
      refuse(form, refused, alertOfProblem(refusal, refused));
    }
    setBusy(false);
  }

  return {
    values,
    busy,
    /** For what is no input, e.g. a group of radio buttons. */
    change,
    /** Why it was not sent, where neither a field nor an alert says all of it: no network, or a time to wait. */
    notice: problem?.code === 'network' || problem?.code === 'rate_limited' ? wordsOf(problem) : undefined,
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name] && t(errors[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
    }),
    props: {
      noValidate: true,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => {
          sending.current = false;
        });
      },
    },
  };
}
