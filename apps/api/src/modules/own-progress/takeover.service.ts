import { retryOnNameTaken } from '#db/retry-on-name-taken.ts';
import type { Store } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import {
  type GuestParticipation,
  insertTakenPlaces,
  listParticipationsOfMember,
  moveMemberships,
  moveSoloParticipations,
} from './takeover.repository.ts';

/**
 * Moves the progress of a guest to the account; the guest's run tokens stay valid. If the account already takes part in
 * the same exploration and battle, the guest keeps that progress. Knowing a guest id is enough to act as this guest.
 */
export function takeOver(
  store: Store,
  { user_id: userId }: Session,
  guestId: string,
): Promise<{ taken_over: number; kept: number }> {
  const [guest, user] = [`guest:${guestId}`, `user:${userId}`];
  // A concurrent join of the account violates the unique key: then the guest keeps the participation.
  return retryOnNameTaken(() =>
    store.transact(async (tx) => {
      const [played, own] = [await listParticipationsOfMember(tx, guest), await listParticipationsOfMember(tx, user)];
      const taken = played.filter((place) =>
        own.every((other) => other.id === place.id || !isSameExploration(place, other)),
      );
      const alone = taken.filter(({ progressorType }) => progressorType === 'guest');
      await moveSoloParticipations(tx, { userId, ids: idsOf(alone), from: guest, to: user });
      await moveMemberships(tx, { ids: idsOf(taken), from: guest, to: user });
      await insertTakenPlaces(tx, { ids: idsOf(taken.filter(isOfFriends)), from: guest, to: user });
      return { taken_over: taken.length, kept: played.length - taken.length };
    }),
  );
}

/** Whether an account cannot have both participations. A team of friends never excludes another participation. */
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
