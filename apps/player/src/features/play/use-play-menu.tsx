import { isFriendsTeam, type PlayPlace } from '@puzzle-runs/web/session/session.ts';
import { IconMap2, IconQrcode, IconTrophy, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import type { MenuEntry } from '#ui/bottom-bar.tsx';
import { usePlayScreen } from './use-play-place.ts';

/** The navigation of a game. The ranking exists in battles only; a trial cannot be shared. */
export function usePlayMenu(place: PlayPlace): MenuEntry[] {
  const { t } = useTranslation(playTexts);
  const screen = usePlayScreen();
  const overview = {
    to: to.pois(place),
    label: t('play.nav.overview'),
    icon: <IconMap2 aria-hidden />,
    active: screen === 'pois' || screen === 'poi',
  };
  const ranking = {
    to: to.ranking(place),
    label: t('play.nav.ranking'),
    icon: <IconTrophy aria-hidden />,
    active: screen === 'ranking',
  };
  const share = {
    to: to.share(place),
    label: t(isFriendsTeam(place) ? 'play.nav.team' : 'play.nav.share'),
    icon: isFriendsTeam(place) ? <IconUsers aria-hidden /> : <IconQrcode aria-hidden />,
    active: screen === 'share',
  };
  if (place.trial) return [overview];
  return place.battle === undefined ? [overview, share] : [overview, ranking, share];
}
