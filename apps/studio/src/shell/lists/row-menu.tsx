import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenuFrame } from './row-menu-frame.tsx';

interface Props {
  /** Whose menu it is, for those who do not see the row. */
  label: string;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** What can be done with one row of a list. */
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
