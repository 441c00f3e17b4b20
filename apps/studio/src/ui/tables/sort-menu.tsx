import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsSort, IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Name of the row. */
  name: string;
  onInsert: () => void;
}

/** Menu of a sortable row. */
export function SortMenu({ name, onInsert }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="var(--target)" aria-label={t('order.menu', { name })}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowsSort aria-hidden="true" size={20} />} onClick={onInsert}>
          {t('order.insert')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
