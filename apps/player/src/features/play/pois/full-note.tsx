import type { FullPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { useOffline } from '@puzzle-runs/web/api/use-offline.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { Conditions } from '@puzzle-runs/web/poi/conditions.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconArrowRight, IconUsersGroup } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { poiState } from '../poi-state.ts';
import { usePoiLanguage } from '../use-poi.ts';
import styles from './full-note.module.css';

/** So many other pois are proposed; the overview shows all. */
const PROPOSED = 3;
/** The clock shows full minutes, without a day: the first one at which the team is surely let in. */
const ROUND_UP_MS = 59_999;

/** The game is read again so often: a team may leave the poi without an event for this one. */
const AGAIN_MS = 30_000;
/** Margin after which the server surely lets the team in. */
const SLACK_MS = 500;

interface Props {
  /** Id of the full poi. */
  poi: number;
  full: FullPoi;
  /** The first other poi is the next step of the page. */
  leads?: boolean;
}

/** Pois that are open, not done and not full, in the order of play: at most `PROPOSED`. */
export function otherPois(rows: readonly PlayedPoi[], full: number): PlayedPoi[] {
  const others = rows.filter((row) => row.id !== full && row.unlocked && !row.arrival.full);
  return others.filter((row) => poiState(row) === 'open').slice(0, PROPOSED);
}

/**
 * What a closed poi waits for: other pois, tasks or decisions; or for its turn, while other teams are there, also at an
 * open poi that asks for an arrival.
 */
export function Waiting({ poi }: { poi: PlayedPoi }) {
  const { rows } = usePlay().joined;
  if (poi.unlocked) return poi.arrival.full && <FullSentence full={poi.arrival.full} />;
  return poi.full ? <FullNote poi={poi.id} full={poi.full} /> : <Conditions of={poi} spots={rows} />;
}

/** How many teams are at a full poi, when this team is let in, and where it can go meanwhile. */
export function FullNote({ poi, full, leads = false }: Props) {
  const { t } = useTranslation(conditionTexts);
  const { rows } = usePlay().joined;
  const first = useId();
  const others = otherPois(rows, poi);
  return (
    <div className={styles.full}>
      <div className={styles.note}>
        <IconUsersGroup aria-hidden size={22} />
        <FullSentence full={full} />
      </div>
      {others.length === 0 && <p>{t('full.alone')}</p>}
      {others.length > 0 && (
        <>
          <p id={first}>{t('full.first')}</p>
          <ul aria-labelledby={first}>
            {others.map((other, index) => (
              <li key={other.id}>
                <OtherPoi poi={other} isNext={leads && index === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** How many teams are at a full poi, and when this team is let in; replaced once there is room. */
export function FullSentence({ full: { teams, opens_at } }: { full: FullPoi }) {
  const { t } = useTranslation(conditionTexts);
  const offline = useOffline();
  const opensAt = Date.parse(opens_at);
  useReadAgain(opensAt);
  const turn = opensAt + ROUND_UP_MS;
  return (
    <p className={styles.sentence}>
      <strong>{offline ? t('full.offline') : t('full.teams', { count: teams })}</strong>{' '}
      {offline ? t('full.offline.text') : t('full.latest', { time: formatClock(turn, turn) })}
    </p>
  );
}

/** Reads the game again when the poi lets the team in, and from time to time before. `opensAt`: milliseconds. */
function useReadAgain(opensAt: number): void {
  const client = useQueryClient();
  const { queryKey } = usePlay().server.joined;
  useEffect(() => {
    function read() {
      if (!document.hidden) void client.refetchQueries({ queryKey }, { cancelRefetch: false });
    }
    const opening = setTimeout(read, Math.max(opensAt - serverNow(), 0) + SLACK_MS);
    const again = setInterval(read, AGAIN_MS);
    return () => {
      clearTimeout(opening);
      clearInterval(again);
    };
  }, [client, queryKey, opensAt]);
}

function OtherPoi({ poi, isNext }: { poi: PlayedPoi; isNext: boolean }) {
  const { place } = usePlay();
  const language = usePoiLanguage(poi);
  return (
    <Link className={buttonClass(isNext ? 'primary' : 'quiet')} to={to.poi({ ...place, poi: poi.slug })}>
      <span {...language}>{poi.name}</span>
      <IconArrowRight aria-hidden size={20} />
    </Link>
  );
}
