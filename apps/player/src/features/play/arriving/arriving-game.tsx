import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PointsCounter } from '../points-counter.tsx';
import { usePlayPlace, usePlayScreen } from '../use-play-place.ts';
import styles from './arriving-game.module.css';

/** What is known of a run without its game. */
export interface PublicRun {
  name: string;
  lang: string;
}

/**
 * A page of a game while it loads: its header, and shapes in the place of its content. The invitation, opened directly,
 * leads to the overview.
 */
export function ArrivingGame({ run }: { run?: PublicRun | undefined }) {
  const { t } = useTranslation();
  const screen = usePlayScreen();
  return (
    <>
      <Header run={run} />
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      {screen === 'pois' || screen === 'share' ? <Stops /> : <Lines />}
    </>
  );
}

/** As `PlayHeader` draws it with the game; the points take their place unseen. */
function Header({ run }: { run: PublicRun | undefined }) {
  const { t } = useTranslation(playTexts);
  const place = usePlayPlace();
  const overview = { to: to.pois(place), label: t('play.back.overview') };
  const counter = (
    <span className={styles.unseen} aria-hidden>
      <PointsCounter value={0} />
    </span>
  );
  switch (usePlayScreen()) {
    case 'pois':
    case 'share': {
      const back = place.trial ? undefined : { to: to.exploration(place), label: t('play.back.exploration') };
      return <PageHeader title={run?.name} titleLang={run?.lang} back={back} sticky aside={counter} />;
    }
    case 'poi':
      return <PageHeader back={overview} sticky aside={counter} />;
    case 'ranking':
      return <PageHeader title={t('play.ranking.title')} back={overview} />;
  }
}

function Stops() {
  return (
    <div className={styles.stops} aria-hidden>
      <span className={styles.line} />
      <span className={styles.segments} />
      {['first', 'second', 'third'].map((stop) => (
        <span key={stop} className={styles.stop} />
      ))}
    </div>
  );
}

function Lines() {
  return (
    <div className={styles.lines} aria-hidden>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <span key={line} className={styles.line} />
      ))}
      <span className={styles.picture} />
    </div>
  );
}
