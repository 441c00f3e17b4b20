import { afterPlaying, type Pause } from './battle-schedule.ts';

const MINUTE_MS = 60_000;

/** Most teams that a battle may allow at one poi. */
export const ROOM_TEAMS_MAX = 50;
/** After how many minutes a waiting team is let in, unless the battle says otherwise. */
export const ROOM_MINUTES = 10;
export const ROOM_MINUTES_MAX = 60;

/** How many teams of a battle may be at one poi at the same time. */
export interface RoomRule {
  teams: number;
  /**
   * Minutes of play: a team waits no longer than this, and one that does nothing for this long no longer counts as
   * present.
   */
  minutes: number;
  /** Of the battle; with the one that goes on, up to now. */
  pauses: readonly Pause[];
}

/** The rule with the number of other teams at each poi now. */
export interface Room extends RoomRule {
  /** Null where it is not known: then a team waits as if every poi were full. */
  present: ReadonlyMap<number, number> | null;
}

/** A poi that has no room for this team yet. */
export interface Full {
  /** Other teams there now. */
  teams: number;
  /** When the team is let in at the latest, in milliseconds. */
  opensAt: number;
}

/**
 * Whether a poi is full for a team that waits since a time; null if there is room, or if it has waited long enough.
 * Times in milliseconds.
 */
export function fullAt(room: Room, poi: number, { since, at }: { since: number; at: number }): Full | null {
  const teams = room.present === null ? room.teams : (room.present.get(poi) ?? 0);
  const opensAt = afterPlaying(since, room.minutes * MINUTE_MS, room.pauses);
  return teams >= room.teams && at < opensAt ? { teams, opensAt } : null;
}
