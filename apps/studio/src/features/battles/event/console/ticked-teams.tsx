import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import styles from './console.module.css';

const ACTS = ['message', 'points', 'extra_minutes', 'open_poi', 'more'] as const;

interface Props {
  count: number;
  onAct: (action: (typeof ACTS)[number]) => void;
  onEnd: () => void;
}

/** Acts for the ticked teams, always in view below the table. */
export function TickedTeams({ count, onAct, onEnd }: Props) {
  const { t } = useTranslation(eventTexts);
  return (
    <div className={styles.chosen} role="group" aria-label={t('event.chosen', { count })}>
      <strong>{count === 0 ? t('event.chosen.none') : t('event.chosen', { count })}</strong>
      {ACTS.map((action) => (
        <Button key={action} variant="default" disabled={count === 0} onClick={() => onAct(action)}>
          {t(`event.${action}`)}
        </Button>
      ))}
      <Button variant="subtle" onClick={onEnd}>
        {t('event.unselect')}
      </Button>
    </div>
  );
}
