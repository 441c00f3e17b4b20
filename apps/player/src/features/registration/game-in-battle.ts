import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';

/** The game of this device in a battle, joined last. */
export function gameInBattle(battle: string): PlayPlace | undefined {
  const start = `battle/${battle}/exploration/`;
  const key = session.storageKeys().findLast((known) => known.startsWith(start));
  const [exploration, team] = key?.slice(start.length).split('/team/') ?? [];
  return exploration === undefined ? undefined : { battle, exploration, team };
}
