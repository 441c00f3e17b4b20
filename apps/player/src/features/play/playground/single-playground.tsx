import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { playgroundTexts } from '#i18n/playground.ts';
import { ExplorationPlayground } from './exploration-playground.tsx';
import styles from './playground.module.css';

/** From an exploration's page straight into the game: no account, no app. */
export function SinglePlayground() {
  const { t } = useTranslation(playgroundTexts);
  const { t: tJoining } = useTranslation(joiningTexts);
  const [joined, setJoined] = useState(false);
  if (joined) return <ExplorationPlayground tab="task" />;
  const name = t('playground.single.name');
  return (
    <Card as="article" className={styles.exploration}>
      <div className={styles.cover}>
        <CoverImage src="/demo/pictures/heidelberg.svg" hue={name} />
      </div>
      <h3>{name}</h3>
      <p className={styles.note}>{t('playground.single.text')}</p>
      <ChipRow>
        <Chip>{t('exploration.pois', { count: 2 })}</Chip>
        <Chip>{t('exploration.points', { count: 40 })}</Chip>
      </ChipRow>
      <Button onClick={() => setJoined(true)}>{tJoining('join.action')}</Button>
    </Card>
  );
}
