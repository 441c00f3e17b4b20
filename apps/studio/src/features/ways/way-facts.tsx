import type { Way } from '@puzzle-runs/domain/exploration/ways/run-ways.ts';
import { isolated, joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import styles from './way-facts.module.css';
import type { WaySpot, WaysOfRun } from './ways-of-run.ts';

/** The shortest and the longest way in figures, and whether every spot opens. */
export function WayFacts({ run }: { run: WaysOfRun }) {
  const { t } = useTranslation(waysTexts);
  const { shortest, longest } = run.ways;
  const isSame =
    shortest.pois.length === longest.pois.length && shortest.pois.every((spot) => longest.pois.includes(spot));
  return (
    <dl className={styles.facts}>
      {isSame ? (
        <WayFact name={t('ways.only')} way={shortest} run={run} mark={<span className={styles.both} />} />
      ) : (
        <>
          <WayFact
            name={t('ways.shortest')}
            way={shortest}
            run={run}
            mark={<span className={styles.green} />}
            bound="most"
          />
          <WayFact name={t('ways.longest')} way={longest} run={run} mark={<span className={styles.band} />} />
        </>
      )}
      <Verdict run={run} />
    </dl>
  );
}

interface WayProps {
  name: string;
  way: Way<WaySpot>;
  run: WaysOfRun;
  /** How it is drawn in the picture. */
  mark: ReactNode;
  /** What its number of spots is if it is not exact. */
  bound?: 'most' | 'least';
}

function WayFact({ name, way, run, mark, bound = 'least' }: WayProps) {
  const { t, i18n } = useTranslation(waysTexts);
  const { pois, walk, minutes, points, exact } = way;
  const length = walk && formatWalk(walk.metres, i18n.language);
  const figures = [
    t(exact ? 'ways.spots' : `ways.spots.${bound}`, { count: pois.length }),
    length && (walk.complete ? length : t('ways.walk.least', { length })),
    t('ways.minutes', { count: minutes }),
  ];
  const last = pois.at(-1);
  const isOpenEnd = run.finale === undefined || run.ways.never.includes(run.finale);
  const end =
    last &&
    (isOpenEnd && !run.ways.endings.includes(last)
      ? t('ways.ends.open')
      : t('ways.ends', { name: isolated(last.name) }));
  return (
    <div className={styles.fact}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <dt>{name}</dt>
      <dd>
        <strong>{joinNames(figures)}</strong>
        <span>{joinNames([t('ways.points', { count: points }), end])}</span>
      </dd>
    </div>
  );
}

function Verdict({ run: { ways, isFree, finale } }: { run: WaysOfRun }) {
  const { t } = useTranslation(waysTexts);
  const { never } = ways;
  if (never.length === 0)
    return (
      <div className={styles.fact}>
        <IconCircleCheck aria-hidden="true" className={styles.fine} />
        <dt className={styles.title}>{t(isFree ? 'ways.free' : 'ways.fine')}</dt>
        <dd>
          <span>{t(isFree ? 'ways.free.text' : 'ways.fine.text')}</span>
        </dd>
      </div>
    );
  return (
    <div className={styles.fact} data-fault>
      <IconAlertTriangle aria-hidden="true" />
      <dt className={styles.title}>{t('ways.never', { count: never.length })}</dt>
      <dd>
        <span>
          {joinNames(
            never.map(({ name }) => name),
            ', ',
          )}
        </span>
        {finale && never.includes(finale) && <span>{t('ways.never.finale')}</span>}
      </dd>
    </div>
  );
}
