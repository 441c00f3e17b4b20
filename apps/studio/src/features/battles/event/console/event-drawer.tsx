import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './console.module.css';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer over the right edge of the page; Escape closes it, and the focus returns to where it was opened. */
export function EventDrawer({ title, opened, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size="min(29rem, 100vw)"
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      classNames={{
        content: styles.drawer ?? '',
        header: styles.drawerHead ?? '',
        title: styles.drawerTitle ?? '',
        body: styles.drawerBody ?? '',
      }}
    >
      {children}
    </Drawer>
  );
}
