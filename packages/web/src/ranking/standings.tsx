import type { RankingEntry } from '@puzzle-runs/contract/progress.ts';
import { Chip } from '../ui/chip.tsx';
import { Podium } from './podium.tsx';
import { hasSeveralExplorations, podiumOf } from './standing.ts';
import styles from './standings.module.css';
import { RankingRow } from './team-standing.tsx';

interface Props {
  /** All teams, best first. */
  entries: readonly RankingEntry[];
  /** Name of the list. */
  label: string;
  /** Said instead of the podium, as long as nobody has a point. */
  placeholder: string;
  /** How many teams are listed, without their runs; all when left out. */
  limit?: number;
  /** Which team is the player's own, and what its mark says. */
  own?: { is: (entry: RankingEntry) => boolean; badge: string };
  /** Look of the podium and of the list, where they have a room of their own. */
  classNames?: { podium: string | undefined; teams: string | undefined };
}

/** A ranking: the podium, and every team with its points. */
export function RankingList({ entries, label, placeholder: waiting, limit: shown, own, classNames: look }: Props) {
  const podium = podiumOf(entries);
  const namesExploration = shown === undefined && hasSeveralExplorations(entries);
  return (
    <>
      {podium.length > 0 ? (
        <Podium entries={podium} className={look?.podium} />
      ) : (
        <p className={styles.waiting}>{waiting}</p>
      )}
      <ol className={look?.teams ?? styles.teams} aria-label={label}>
        {entries.slice(0, shown).map((entry) => {
          const isOwn = own?.is(entry) ?? false;
          return (
            <RankingRow
              key={`${entry.Exploration.id}/${entry.Team.id}`}
              entry={entry}
              namesExploration={namesExploration}
              leads={entry.place === 1 && podium.length > 0}
              own={isOwn}
            >
              {isOwn && <Chip tone="sun">{own?.badge}</Chip>}
            </RankingRow>
          );
        })}
      </ol>
    </>
  );
}
