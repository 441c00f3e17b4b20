import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './row-menu.module.css';

interface Props {
  /** The button that opens the menu. */
  target: ReactNode;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** Menu that a button opens. */
export function RowMenuFrame({ target, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      width="15rem"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.menu ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
