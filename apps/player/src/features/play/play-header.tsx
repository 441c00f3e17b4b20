import { isFriendsTeam } from '@puzzle-runs/web/session/session.ts';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { usePlay } from './play-context.ts';
import styles from './play-header.module.css';
import { PointsCounter } from './points-counter.tsx';
import { usePlayScreen } from './use-play-place.ts';
import { usePlayedPoi } from './use-poi.ts';

/**
 * Title and points of every play page. Stays mounted across pages, so that the counter continues from the points shown
 * last. An unknown poi has no title, because its page says so. Before the battle starts, a poi shows the exploration's
 * name.
 */
export function PlayHeader() {
  const { t } = useTranslation(playTexts);
  const { joined, place } = usePlay();
  const poi = usePlayedPoi();
  const screen = usePlayScreen();
  const overview = { to: to.pois(place), label: t('play.back.overview') };

  const counter = <PointsCounter value={joined.progress.netPoints} />;
  const { name, lang, source_lang: sourceLang } = joined.exploration;

  switch (screen) {
    case 'pois':
      return (
        <PageHeader
          title={name}
          titleLang={sourceLang}
          subtitle={joined.team?.name}
          back={place.trial ? undefined : { to: to.exploration(place), label: t('play.back.exploration') }}
          sticky
          aside={counter}
        />
      );
    case 'poi': {
      const waiting = joined.schedule?.state === 'waiting';
      const title = waiting ? name : poi?.name;
      const titleLang = waiting ? sourceLang : (poi?.lang ?? lang);
      return title === undefined ? null : (
        <PageHeader title={title} titleLang={titleLang} back={overview} sticky aside={counter} />
      );
    }
    case 'ranking':
      return <PageHeader title={t('play.ranking.title')} back={overview} aside={joined.battle && <LiveChip />} />;
    case 'share':
      return (
        <PageHeader
          title={t(isFriendsTeam(place) ? 'play.friends.title' : 'play.share.title')}
          back={overview}
          aside={counter}
        />
      );
  }
}

/** Whether updates arrive live or by polling. */
function LiveChip() {
  const { t } = useTranslation(playTexts);
  const { live } = usePlay();
  if (live === 'connecting') return null;
  const isLive = live === 'live';
  return (
    <Chip tone={isLive ? 'trail' : 'lock'} icon={<span className={isLive ? styles.live : styles.polled} />}>
      {t(isLive ? 'play.live' : 'play.polled')}
    </Chip>
  );
}
