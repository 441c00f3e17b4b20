import { Menu } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';

interface Props {
  to: string;
  label: string;
  Icon: TablerIcon;
  /** Location state for the target page. */
  state?: unknown;
  /** Marks a link to a destructive action. */
  danger?: boolean;
}

/** Link in a row's menu, with an icon. */
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
