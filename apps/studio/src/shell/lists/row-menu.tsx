import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenuFrame } from './row-menu-frame.tsx';

interface Props {
  /** Accessible name, which says to which row the menu belongs. */
  label: string;
  /** Whether an action of the menu, which has closed, is on its way. */
  busy?: boolean;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** Menu with the actions of a row. */
export function RowMenu({ label, busy = false, children }: Props) {
  return (
    <RowMenuFrame
      target={
        <ActionIcon variant="subtle" size="var(--target)" aria-label={label} loading={busy}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      }
    >
      {children}
    </RowMenuFrame>
  );
}
