import { useLocation, useParams } from 'react-router';

type PlayScreen = 'pois' | 'poi' | 'ranking' | 'share';

/** The play screen that the address names (specification 1, part 2). */
export function usePlayScreen(): PlayScreen {
  const { poi } = useParams();
  const { pathname } = useLocation();
  if (poi !== undefined) return 'poi';
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return last === 'ranking' || last === 'share' ? last : 'pois';
}
