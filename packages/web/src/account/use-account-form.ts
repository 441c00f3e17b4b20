import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem, type FailureCode } from '../api/api-problem.ts';
import { accountTexts } from '../i18n/account.ts';
import {
  type AccountAlert,
  type AccountFieldErrors,
  accountAlertOf,
  alertOfProblem,
  fieldErrorsOfProblem,
  remainingErrors,
} from './field-errors.ts';
import { useFailureMessage } from './use-failure-message.ts';

/** Callbacks of a site for the end of an account form. */
export interface AccountFormCallbacks<Result> {
  onDone: (answer: Result) => void;
  /** Shows a result alert; null removes the one shown before. `inPlace`: the form shows the message itself. */
  onAlert: (alert: AccountAlert | null, options?: { inPlace?: boolean }) => void;
}

interface AccountFormOptions<Field extends string, Result> extends AccountFormCallbacks<Result> {
  /** Field names and their initial values. */
  initial: Record<Field, string>;
  check: (values: Record<Field, string>) => AccountFieldErrors;
  send: (values: Record<Field, string>) => Promise<Result>;
}

/** Failures that neither a field nor an alert explains. */
const NOTICES: ReadonlySet<FailureCode> = new Set(['network', 'unavailable', 'rate_limited']);

function asProblem(thrown: unknown): ApiProblem {
  return thrown instanceof ApiProblem ? thrown : new ApiProblem(0, 'unexpected');
}

/** Moves the focus to the first field with an error; finds fields by name. */
function focusFirst(form: HTMLFormElement, errors: AccountFieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.name in errors) return element.focus();
  }
}

/**
 * Headless account form: values, validation, and one request at a time. Values are kept when the request fails. The
 * site renders the fields: `<form {...form.props}>` around inputs that get `form.field('email')`.
 */
export function useAccountForm<Field extends string, Result>(options: AccountFormOptions<Field, Result>) {
  const { initial, check, send, onDone, onAlert } = options;
  const { t } = useTranslation(accountTexts);
  const failureMessage = useFailureMessage();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<AccountFieldErrors>({});
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  function change(changed: Partial<Record<Field, string>>) {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors((shown) => remainingErrors(shown, check(next)));
  }

  function showErrors(
    form: HTMLFormElement,
    fieldErrors: AccountFieldErrors,
    alert: AccountAlert | undefined,
    inPlace = false,
  ) {
    setErrors(fieldErrors);
    onAlert(alert ?? null, { inPlace });
    focusFirst(form, fieldErrors);
  }

  async function submit(form: HTMLFormElement) {
    const fieldErrors = check(values);
    setProblem(undefined);
    if (Object.keys(fieldErrors).length > 0) return showErrors(form, fieldErrors, accountAlertOf(fieldErrors));
    onAlert(null);
    setBusy(true);
    try {
      onDone(await send(values));
    } catch (thrown) {
      const refusal = asProblem(thrown);
      const refused = fieldErrorsOfProblem(refusal, Object.keys(initial));
      setProblem(refusal);
      showErrors(form, refused, alertOfProblem(refusal, refused), refusal.code === 'network');
    }
    setBusy(false);
  }

  return {
    values,
    busy,
    /** For controls that are not inputs or fill in several fields, e.g. a radio group. */
    change,
    /** Failures that neither a field nor an alert explains: no network, no server, or a time to wait. */
    notice: problem && NOTICES.has(problem.code) ? failureMessage(problem) : undefined,
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name] && t(errors[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ ...values, [name]: target.value }),
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
