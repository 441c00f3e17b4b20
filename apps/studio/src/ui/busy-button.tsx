import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Mantine's `loading`. */
  'data-loading'?: boolean;
}

/**
 * The element of all buttons. While the work of one is under way it takes no press and keeps the focus: Mantine would disable it, and
 * whoever works with the keyboard would not be anywhere any more.
 */
export function BusyButton({ disabled, type = 'button', onClick, ...rest }: Props) {
  const busy = rest['data-loading'] === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
