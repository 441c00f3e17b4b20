import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Store } from '#db/store.ts';
import type { Session } from '#session.ts';
import {
  type GuestParticipation,
  insertTakenPlaces,
  listPlaces,
  moveMemberships,
  moveOwn,
} from './takeover.repository.ts';

/**
 * Moves the progress of a guest to the account; the guest's run tokens stay valid. If the account already takes part in the same exploration
 * and battle, the guest keeps that progress. Knowing a guest id is enough to act as this guest.
 */
export function takeOver(
  store: Store,
  { user_id: userId }: Session,
  guestId: string,
): Promise<{ taken_over: number; kept: number }> {
  const [guest, user] = [`guest:${guestId}`, `user:${userId}`];
  // An account that joins in the same moment makes the second of both fail: then it is kept.
  return retryOnNameTaken(() =>
    store.transact(async (tx) => {
      const [played, own] = [await listPlaces(tx, guest), await listPlaces(tx, user)];
      const taken = played.filter((place) =>
        own.every((other) => other.id === place.id || !isSameExploration(place, other)),
      );
      const alone = taken.filter(({ progressorType }) => progressorType === 'guest');
      await moveOwn(tx, { userId, ids: idsOf(alone), from: guest, to: user });
      await moveMemberships(tx, { ids: idsOf(taken), from: guest, to: user });
      await insertTakenPlaces(tx, { ids: idsOf(taken.filter(isOfFriends)), from: guest, to: user });
      return { taken_over: taken.length, kept: played.length - taken.length };
    }),
  );
}

/** Whether two participations are in each other's way. Friends play beside whatever else is played in the same run. */
function isSameExploration(one: GuestParticipation, other: GuestParticipation): boolean {
  if (isOfFriends(one) || isOfFriends(other)) return false;
  return one.explorationId === other.explorationId && one.battleId === other.battleId;
}

function isOfFriends({ battleId, progressorType }: GuestParticipation): boolean {
  return battleId === null && progressorType === 'team';
}

function idsOf(places: GuestParticipation[]): number[] {
  return places.map(({ id }) => id);
}
