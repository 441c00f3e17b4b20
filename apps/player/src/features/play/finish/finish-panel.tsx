import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconFlag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { durationBetween } from '../duration.ts';
import { usePlay } from '../play-context.ts';
import { celebrate } from './celebrate.ts';
import styles from './finish-panel.module.css';
import { FinishRank } from './finish-place.tsx';
import { FinishLinks } from './finish-ways.tsx';
import { Rating } from './rating.tsx';
import { useDurationText } from './use-duration-words.ts';

interface Props {
  finishedAt: string;
  /** The last task was solved just now: paper flies. */
  isFresh: boolean;
}

/** The finish: what was reached, a rating, and ways on. */
export function FinishPanel({ finishedAt, isFresh }: Props) {
  const { t } = useTranslation();
  const { joined, place } = usePlay();
  const { netPoints, pointsToEarn, joined_at } = joined.progress;
  const duration = useDurationText(durationBetween(joined_at, finishedAt));

  useEffect(() => {
    if (isFresh) void celebrate();
  }, [isFresh]);

  return (
    <Card as="section" tone="current" className={styles.finish} aria-labelledby="finish">
      <IconFlag aria-hidden size={40} className={styles.flag} />
      <h2 id="finish">{t('play.finish.title')}</h2>
      <p>{t('play.finish.text', { exploration: joined.exploration.name })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('play.finish.points')}</dt>
          <dd>{t('play.finish.pointsOf', { n: shownPoints(netPoints), all: pointsToEarn })}</dd>
        </div>
        <div>
          <dt>{t('play.finish.time')}</dt>
          <dd>{duration}</dd>
        </div>
        {joined.battle && <FinishRank />}
      </dl>
      {!place.trial && (
        <>
          <Rating />
          <FinishLinks />
        </>
      )}
    </Card>
  );
}
