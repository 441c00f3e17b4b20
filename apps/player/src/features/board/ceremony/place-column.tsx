import { filledShare, shownPoints } from '@puzzle-runs/domain/progress/points.ts';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { useTranslation } from 'react-i18next';
import { boardTexts } from '#i18n/board.ts';
import styles from './ceremony.module.css';
import type { PlaceOnStage } from './ceremony-steps.ts';

/** Names that fit above one step of the podium. */
const NAMES_MAX = 3;

interface Props {
  step: PlaceOnStage;
  isRevealed: boolean;
  /** Shows the share of the reachable points instead of the points. */
  byShare: boolean;
}

/** A step of the podium with the teams on it; only its place until it is revealed. */
export function PlaceColumn({ step: { place, entries }, isRevealed, byShare }: Props) {
  const { t, i18n } = useTranslation(boardTexts);
  const [first] = entries;
  const shown = entries.slice(0, entries.length > NAMES_MAX ? NAMES_MAX - 1 : NAMES_MAX);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const result =
    first &&
    (byShare
      ? percent.format(filledShare(first.netPoints, first.pointsToEarn))
      : t('board.ceremony.points', { count: shownPoints(first.netPoints) }));
  return (
    <li className={styles.column} data-place={place} data-revealed={isRevealed}>
      {isRevealed && (
        <div className={styles.teams}>
          {entries.length === 1 && first && (
            <div className={styles.picture}>
              <CoverImage src={first.Team.image} hue={first.Team.name} />
            </div>
          )}
          {shown.map(({ Team, Exploration }) => (
            <strong key={`${Exploration.id}/${Team.id}`} className={styles.name} data-shared={entries.length > 1}>
              {Team.name}
            </strong>
          ))}
          {entries.length > shown.length && <p>{t('board.ceremony.more', { count: entries.length - shown.length })}</p>}
          <p className={styles.points}>{result}</p>
        </div>
      )}
      <div className={styles.step}>
        <span className="visually-hidden">{t('ranking.place', { n: place })}</span>
        <span aria-hidden>{place}</span>
      </div>
    </li>
  );
}
