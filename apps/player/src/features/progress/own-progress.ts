import type { OwnProgress } from '@puzzle-runs/contract/play/progress.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';

/** Progress of the account and of this device's guest. */
export function ownProgressQuery() {
  const guest_id = session.guestId();
  const own = query(routes.progress.myself, { headers: session.accountHeaders(), query: guest_id ? { guest_id } : {} });
  return { ...own, staleTime: 0 }; // players come here right after playing
}

/** The game of a progress entry. */
export function placeOfProgress({ Exploration, Battle, Team }: OwnProgress): PlayPlace {
  return { exploration: Exploration.slug, battle: Battle?.slug, team: Team?.slug };
}
