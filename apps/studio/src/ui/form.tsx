import type { ComponentProps, SyntheticEvent } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Focuses the first field that refuses its text by itself (`setCustomValidity`), as a number field does without a
 * digit.
 * @returns whether there is one
 */
export function focusRefused(scope: ParentNode): boolean {
  const refused = [...scope.querySelectorAll('input')].find(({ validity }) => validity.customError);
  refused?.checkValidity(); // the field shows its error at the event `invalid`
  refused?.focus();
  return refused !== undefined;
}

/**
 * The form of every page and dialog. React passes the submit event of a dialog on to the form around the component that
 * opened it, although the dialog is elsewhere in the document: without an end here, the form behind would be saved
 * half-written. A form with a refused field is not sent.
 */
export function Form({ onSubmit, ...props }: Props) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!focusRefused(event.currentTarget)) onSubmit(event);
      }}
    />
  );
}
