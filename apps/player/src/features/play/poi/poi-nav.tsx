import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconArrowLeft, IconArrowRight, IconFlag } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { knownPlaceOf } from '../compass/known-place.ts';
import { useClosedReason } from '../event/use-closed-reason.ts';
import { hasOpenQuest } from '../finish/open-quests.ts';
import { usePlay } from '../play-context.ts';
import { neighbouringPois, poiState } from '../poi-state.ts';
import { useCurrentPoi } from '../use-poi.ts';
import { Act } from './act.tsx';
import styles from './poi-nav.module.css';
import type { ShownNews } from './poi-news.tsx';

const Distance = onDemand(() => import('../compass/distance.tsx').then((file) => file.Distance), { onFail: Nothing });

/** After the tasks of a poi: the next one to visit or the finish, and the neighbours. */
export function AfterTasks({ poi, news }: { poi: OpenPoi; news: ShownNews }) {
  const current = useCurrentPoi();
  const chosen = useChosenPoi(poi, news);
  const next = poiState(poi) === 'open' ? undefined : current && (chosen ?? current);
  return (
    <>
      {next && <NextPoi next={next} isDone={news.isDone} />}
      {!current && (
        <Suspense>
          <NothingOpen poi={poi} isDone={news.isDone} />
        </Suspense>
      )}
      <FinishedNote />
      <PoiNav poi={poi} linked={next} />
    </>
  );
}

/** The poi that the decision just made here opened: the story goes on there. */
function useChosenPoi({ Tasks }: OpenPoi, { latest, openedBy }: ShownNews): PlayedPoi | undefined {
  const isDecision = Tasks.some(({ id, task_type }) => id === latest && task_type === 'decision');
  return isDecision
    ? openedBy(latest).find((row) => row.unlocked && !row.arrival.full && poiState(row) === 'open')
    : undefined;
}

interface Props {
  poi: PlayedPoi;
  /** The poi to which the page already links. */
  linked: PlayedPoi | undefined;
}

/** Links to the unlocked pois before and after this one. */
function PoiNav({ poi, linked }: Props) {
  const { t } = useTranslation(playTexts);
  const { joined, place } = usePlay();
  const { previous: before, next: following } = neighbouringPois(joined.rows, poi.slug);
  const [previous, next] = [before, following].map((row) => (row?.id === linked?.id ? undefined : row));
  if (!previous && !next) return null;
  return (
    <nav className={styles.nav} aria-label={t('play.poi.nav')}>
      {previous && (
        <Link className={buttonClass('quiet')} to={to.poi({ ...place, poi: previous.slug })}>
          <IconArrowLeft aria-hidden size={20} />
          <span className="visually-hidden">{t('play.poi.previous')}</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link className={buttonClass('quiet')} to={to.poi({ ...place, poi: next.slug })}>
          <span className="visually-hidden">{t('play.poi.next')}</span>
          {next.name}
          <IconArrowRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  );
}

interface NextPoiProps {
  next: PlayedPoi;
  /** The poi of this page was done just now. */
  isDone: boolean;
}

/** After a poi: the way to the next one to visit, with its distance where both places are known. */
function NextPoi({ next, isDone }: NextPoiProps) {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const target = next.unlocked ? knownPlaceOf(next) : null;
  return (
    <>
      {isDone && <p className={styles.note}>{t('play.poi.fresh')}</p>}
      <Act>
        <Link className={buttonClass()} to={to.poi({ ...place, poi: next.slug })}>
          <span>
            {t('play.poi.next')} {next.name}
            {target && (
              <Suspense>
                <Distance target={target} />
              </Suspense>
            )}
          </span>
          <IconArrowRight aria-hidden size={20} />
        </Link>
      </Act>
    </>
  );
}

/** After a poi while all others are locked, or full: the overview says what they wait for. */
function NothingOpen({ poi, isDone }: { poi: PlayedPoi; isDone: boolean }) {
  const { t } = useTranslation(playTexts);
  const { t: tConditions } = useTranslation(conditionTexts);
  const { place, joined } = usePlay();
  const isOver = useClosedReason() === 'ended' || joined.progress.finished_at !== null;
  if (isOver || poiState(poi) === 'open') return null;
  return (
    <>
      {isDone && <p className={styles.note}>{t('play.poi.fresh')}</p>}
      <Act>
        <Link className={buttonClass()} to={to.pois(place)}>
          {tConditions('conditions.overview')}
          <IconArrowRight aria-hidden size={20} />
        </Link>
      </Act>
    </>
  );
}

/** Link to the finish once it is reached; players are not redirected automatically. */
function FinishedNote() {
  const { t } = useTranslation(playTexts);
  const { place, joined } = usePlay();
  const isFinished = joined.progress.finished_at !== null;
  const { tasks_completed: solved, total_tasks: all } = joined.progress;
  const unsolved = hasOpenQuest(joined.rows) ? 'reached' : 'nothingOpen';
  return (
    <>
      <p role="status" className={classNames(isFinished && styles.note)}>
        {isFinished && t(`play.finish.${solved < all ? unsolved : 'all'}`)}
      </p>
      {isFinished && (
        <Act>
          <Link className={buttonClass('sun')} to={to.pois(place)} state={{ celebrate: true }}>
            <IconFlag aria-hidden size={20} />
            {t('play.finish.go')}
          </Link>
        </Act>
      )}
    </>
  );
}
