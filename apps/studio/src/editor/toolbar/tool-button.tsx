import { Toolbar, Tooltip } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'disabled'> {
  label: string;
  /** Keyboard shortcut as shown to users. */
  keys?: string | undefined;
  /** Toggle state; omit it for buttons that only trigger an action. */
  active?: boolean | undefined;
  /** Disabled but still focusable, so that the focus is kept when the button becomes disabled. */
  idle?: boolean;
  /** Visible content; the accessible name is `label`. */
  children: ReactNode;
  /** Fits the width to the content. */
  wide?: boolean;
  onClick?: (event: React.MouseEvent<HTMLButtonElement>) => void;
}

/** Toolbar button with a tooltip. A click does not move the focus out of the text. */
export function ToolButton({
  label,
  keys,
  active,
  idle = false,
  wide = false,
  className = '',
  children,
  onClick,
  ...props
}: Props) {
  return (
    <Tooltip
      label={keys ? `${label} (${keys})` : label}
      openDelay={400}
      disabled={props['aria-expanded'] === true}
      classNames={{ tooltip: styles.bubble ?? '' }}
      withinPortal
      zIndex={400}
    >
      <Toolbar.Toggle
        {...props}
        aria-label={label}
        aria-disabled={idle || undefined}
        autoWidth={wide}
        className={`${styles.button} ${className}`}
        {...(active !== undefined && { active })}
        onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => {
          if (!idle) onClick?.(event);
        }}
      >
        {children}
      </Toolbar.Toggle>
    </Tooltip>
  );
}
