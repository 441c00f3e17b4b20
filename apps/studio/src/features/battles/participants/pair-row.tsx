import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import type { Pair } from './pairs.ts';
import styles from './participants.module.css';

interface Props {
  pair: Pair;
  saved: boolean;
  onRemove: () => void;
}

/** A team and the exploration it plays. */
export function PairRow({ pair: { exploration, team, refused }, saved, onRemove }: Props) {
  const { t } = useTranslation(battlesTexts);
  return (
    <li className={styles.pair}>
      <span className={styles.names}>
        <strong>{team.name}</strong>
        <small>{exploration.name}</small>
        {refused && <small className={styles.refused}>{t(`battle.pair.${refused}`)}</small>}
      </span>
      {!saved && <StatusChip tone="open">{t('battle.pair.unsaved')}</StatusChip>}
      <ActionIcon
        variant="subtle"
        color="flag"
        size="var(--target)"
        aria-label={t('battle.pair.remove', { team: team.name })}
        onClick={onRemove}
      >
        <IconTrash aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
