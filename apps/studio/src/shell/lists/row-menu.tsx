import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenuFrame } from './row-menu-frame.tsx';

interface Props {
  /** Accessible name, which says to which row the menu belongs. */
  label: string;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** Menu with the actions of a row. */
export function RowMenu({ label, children }: Props) {
  return (
    <RowMenuFrame
      target={
        <ActionIcon variant="subtle" size="var(--target)" aria-label={label}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      }
    >
      {children}
    </RowMenuFrame>
  );
}
