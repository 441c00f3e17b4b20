import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'sun' | 'quiet' | 'danger';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /**
   * Shows a spinner (by its style, which also shows what the start script of a drawn page marks) and ignores further
   * presses; keeps the focus.
   */
  busy?: boolean;
}

/** Button styles for links: `<Link className={buttonClass('primary')} …>`. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return classNames(styles.button, styles[variant]);
}

/** A button; `type` defaults to `button`. */
export function Button({ variant, busy = false, className, children, onClick, type = 'button', ...rest }: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={classNames(buttonClass(variant), className)}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {children}
    </button>
  );
}
