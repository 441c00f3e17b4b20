import { Menu } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';

interface Props {
  to: string;
  label: string;
  Icon: TablerIcon;
  /** Handed over to the page behind it. */
  state?: unknown;
  /** Leads to where something is lost. */
  danger?: boolean;
}

/** A way of a row's menu, with its sign. */
export function RowMenuLink({ to, label, Icon, state, danger = false }: Props) {
  return (
    <Menu.Item
      component={Link}
      to={to}
      state={state}
      {...(danger && { color: 'flag' })}
      leftSection={<Icon aria-hidden="true" size={20} />}
    >
      {label}
    </Menu.Item>
  );
}
