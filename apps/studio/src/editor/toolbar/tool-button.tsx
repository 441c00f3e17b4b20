import { Toolbar, Tooltip } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'disabled'> {
  label: string;
  /** Keys that do the same, as people read them. */
  keys?: string | undefined;
  /** Pressed or not; leave it out for what only happens. */
  active?: boolean | undefined;
  /** Cannot do anything now, but can be reached: the focus is not lost when a button runs out of work. */
  idle?: boolean;
  /** Shown on the button; its name stays `label`. */
  children: ReactNode;
  /** As wide as its content. */
  wide?: boolean;
  onClick?: (event: React.MouseEvent<HTMLButtonElement>) => void;
}

/** A button of the toolbar, with its name in a bubble. A click leaves the focus in the text. */
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
