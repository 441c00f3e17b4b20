import type { ComponentProps, SyntheticEvent } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * The form of every page and dialog. React passes the submit event of a dialog on to the form around the component that opened it, although
 * the dialog is elsewhere in the document: without an end here, the form behind would be saved half-written.
 */
export function Form({ onSubmit, ...props }: Props) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit(event);
      }}
    />
  );
}
