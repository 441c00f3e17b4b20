import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { StudioLink } from './studio-link.tsx';
import styles from './trial-note.module.css';

/** Banner on every page of a trial, with a link back to the studio. */
export function TrialNote({ exploration }: { exploration: string }) {
  const { t } = useTranslation(playTexts);
  return (
    <aside className={styles.note} aria-label={t('play.trial.label')}>
      <Chip tone="sun" icon={<IconFlask aria-hidden size={16} />}>
        {t('play.trial.mark')}
      </Chip>
      <span>{t('play.trial.text')}</span>
      <StudioLink exploration={exploration} />
    </aside>
  );
}
