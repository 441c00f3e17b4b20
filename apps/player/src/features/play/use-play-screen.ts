import { useLocation, useParams } from 'react-router';

type PlayScreen = 'pois' | 'poi' | 'ranking' | 'share';

/** The play screen of the current address. */
export function usePlayScreen(): PlayScreen {
  const { poi } = useParams();
  const { pathname } = useLocation();
  if (poi !== undefined) return 'poi';
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return last === 'ranking' || last === 'share' ? last : 'pois';
}
