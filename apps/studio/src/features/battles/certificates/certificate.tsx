import { Textarea } from '@mantine/core';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { filledShare, shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { rankingTexts } from '@puzzle-runs/web/i18n/ranking.ts';
import { TIE_RULE_TEXT } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import { useTieBreak } from '@puzzle-runs/web/ranking/ranking-row.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import styles from './certificates.module.css';

/** Characters that fit on a sheet. */
const NAMES_MAX = 400;

interface Props {
  battle: string;
  entry: RankingEntry;
  byShare: boolean;
  tieRule: TieRule;
  time: { hours: number; minutes: number } | null;
  /** Of the event, ISO 8601. */
  date: string;
}

/** A sheet for one team, with a field for the names of its members above it. */
export function Certificate({ battle, entry, byShare, tieRule, time, date }: Props) {
  const { place, Team, netPoints, pointsToEarn } = entry;
  const tieBreak = useTieBreak(entry);
  const { t, i18n } = useTranslation(battlesTexts);
  const { t: tRanking } = useTranslation(rankingTexts);
  const [names, setNames] = useState('');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const points = byShare
    ? t('certificates.share', { share: percent.format(filledShare(netPoints, pointsToEarn)) })
    : t('certificates.points', { count: shownPoints(netPoints) });
  return (
    <section className={styles.certificate} aria-label={t('certificates.of', { team: Team.name })}>
      <Textarea
        className={styles.names ?? ''}
        label={t('certificates.names', { team: Team.name })}
        description={t('certificates.names.hint')}
        autoComplete="off"
        autosize
        maxRows={4}
        maxLength={NAMES_MAX}
        value={names}
        onChange={({ target }) => setNames(target.value)}
      />
      <article className={styles.sheet} data-scheme="light">
        <div className={styles.frame}>
          <h2>{t('certificates.heading')}</h2>
          <p className={styles.battle}>{battle}</p>
          <p className={styles.team}>{Team.name}</p>
          {names.trim() !== '' && <p className={styles.people}>{names.trim()}</p>}
          <p className={styles.place} data-place={Math.min(place, 4)}>
            {t('certificates.place', { n: place })}
          </p>
          <p className={styles.result}>
            {points}
            {time && (
              <>
                <br />
                {t(time.hours > 0 ? 'certificates.time' : 'certificates.time.minutes', time)}
              </>
            )}
          </p>
          <p className={styles.rule}>
            {tieBreak && `${tieBreak.words}. `}
            {tRanking(TIE_RULE_TEXT[tieRule])}
          </p>
          <div className={styles.foot}>
            <span>{new Date(date).toLocaleDateString(i18n.language, { dateStyle: 'long' })}</span>
            <span>{t('certificates.sign')}</span>
          </div>
        </div>
      </article>
    </section>
  );
}
