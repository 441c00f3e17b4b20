import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';

/** Progress of a guest. */
export function guestProgressQuery(guestId: string) {
  return { ...query(routes.progress.myself, { headers: {}, query: { guest_id: guestId } }), staleTime: 0 };
}
