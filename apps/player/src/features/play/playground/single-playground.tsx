import '#i18n/joining.ts';
import '#i18n/play.ts';
import '#i18n/playground.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplorationPlayground } from './exploration-playground.tsx';
import styles from './playground.module.css';

/** From an exploration's page straight into the game: no account, no app. */
export function SinglePlayground() {
  const { t } = useTranslation();
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
      <Button onClick={() => setJoined(true)}>{t('join.action')}</Button>
    </Card>
  );
}
