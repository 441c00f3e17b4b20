import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Mantine's `loading`. */
  'data-loading'?: boolean;
  /** Drawn as disabled, but a press says what is missing. */
  'data-disabled'?: boolean;
}

/**
 * Element of all buttons. A loading or `aria-disabled` button ignores clicks and keeps the focus. Mantine would disable
 * it instead, and keyboard users would lose their place. A held Enter key presses once.
 */
export function BusyButton({ disabled, type = 'button', onClick, onKeyDown, ...rest }: Props) {
  const busy = rest['data-loading'] === true;
  const ignores = busy || (rest['aria-disabled'] === true && !rest['data-disabled']);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
      onClick={(event) => (ignores ? event.preventDefault() : onClick?.(event))}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        onKeyDown?.(event);
      }}
    />
  );
}
