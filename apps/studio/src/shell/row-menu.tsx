import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './row-menu.module.css';

interface Props {
  /** Whose menu it is, for those who do not see the row. */
  label: string;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** What can be done with one row of a list. */
export function RowMenu({ label, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      width="15rem"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.menu ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" size="var(--target)" aria-label={label}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
