import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { waysTexts } from '#i18n/ways.ts';
import { to } from '#to.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { decidesSentence, openingSentence, type Words } from './opening-sentence.ts';
import { useSpotWords } from './use-spot-words.ts';
import styles from './way-list.module.css';
import type { WaysOfRun } from './ways-of-run.ts';

/** The ways as a numbered list: when each spot opens, and on which way it is. */
export function WayList({
  run: { spots, ways, decisions },
  words,
  slug,
}: {
  run: WaysOfRun;
  words: Words;
  slug: string;
}) {
  const { t } = useTranslation(waysTexts);
  const { factsOf, marksOf } = useSpotWords(ways);
  return (
    <ol className={styles.list}>
      {spots.map((spot) => (
        <li key={spot.id} data-never={ways.never.includes(spot) || undefined}>
          <h2 className={styles.name}>
            <Link to={to.poi({ exploration: slug, poi: spot.slug })}>{spot.name}</Link>
          </h2>
          <p className={styles.facts}>{factsOf(spot)}</p>
          <p className={styles.sentence}>
            {joinNames(
              [
                openingSentence(words, spot),
                ways.never.includes(spot) && t('ways.opens.never'),
                decidesSentence(words, decisions.get(spot)),
              ],
              ' ',
            )}
          </p>
          <p className={styles.marks}>
            {marksOf(spot).map((mark) => (
              <StatusChip key={mark} tone={ways.never.includes(spot) ? 'open' : 'plain'}>
                {mark}
              </StatusChip>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
