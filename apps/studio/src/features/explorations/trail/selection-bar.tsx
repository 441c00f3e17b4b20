import { ActionIcon, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { carryTexts } from '#i18n/carry.ts';
import styles from './selection-bar.module.css';

interface Props {
  count: number;
  /** Whether a dialog is open, which Escape closes. */
  isAsking: boolean;
  onAsk: (verb: 'copy' | 'move') => void;
  onEnd: () => void;
}

/** What can be done with the selected spots or quests; Escape ends the selection. */
export function SelectionBar({ count, isAsking, onAsk, onEnd }: Props) {
  const { t } = useTranslation(carryTexts);
  useHotkeys(isAsking ? [] : [['Escape', onEnd]]);
  return (
    <div className={styles.bar} data-save-bar role="group" aria-label={t('carry.selection')}>
      <span role="status">{t('carry.selected', { count })}</span>
      <ActionIcon variant="subtle" size="var(--target)" aria-label={t('carry.select.end')} onClick={onEnd}>
        <IconX aria-hidden="true" size={20} />
      </ActionIcon>
      <Button variant="outline" disabled={count === 0} onClick={() => onAsk('copy')}>
        {t('carry.copy')}
      </Button>
      <Button variant="outline" disabled={count === 0} onClick={() => onAsk('move')}>
        {t('carry.move')}
      </Button>
    </div>
  );
}
