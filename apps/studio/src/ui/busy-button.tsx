import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Mantine's `loading`. */
  'data-loading'?: boolean;
}

/**
 * Element of all buttons. A loading button ignores clicks and keeps the focus. Mantine would disable it instead, and
 * keyboard users would lose their place.
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
