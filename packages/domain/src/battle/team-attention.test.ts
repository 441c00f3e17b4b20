import { expect, test } from 'vitest';
import { attentionOf, isStillContacted, type TeamActivity } from './team-attention.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;

/** A team that answered right a minute ago. */
const busy: TeamActivity = {
  state: 'open',
  finished: false,
  joinedAt: 10 * MINUTE,
  playingSince: [20 * MINUTE, null],
  lastActivityAt: 99 * MINUTE,
  lastProgressAt: 99 * MINUTE,
  wrongTries: [],
};

function tries(wrong: number, minute: number | null) {
  return [{ wrong, lastAt: minute === null ? null : minute * MINUTE }];
}

test.each<{ when: string; team: Partial<TeamActivity>; silentMinutes?: number; stuck?: 'tries' | 'time' }>([
  { when: 'it answered right a minute ago', team: {} },
  { when: 'it was silent for nine minutes', team: { lastActivityAt: 90.5 * MINUTE, lastProgressAt: 90.5 * MINUTE } },
  {
    when: 'it was silent for ten minutes',
    team: { lastActivityAt: 90 * MINUTE, lastProgressAt: 90 * MINUTE },
    silentMinutes: 10,
  },
  { when: 'it only tried for ten minutes', team: { lastProgressAt: 90 * MINUTE }, stuck: 'time' },
  { when: 'it joined and did nothing', team: { lastActivityAt: null, lastProgressAt: null }, silentMinutes: 80 },
  {
    when: 'the battle began a minute ago',
    team: { lastActivityAt: null, lastProgressAt: null, playingSince: [99 * MINUTE, null] },
  },
  {
    when: 'a pause ended a minute ago',
    team: { lastActivityAt: 50 * MINUTE, lastProgressAt: 50 * MINUTE, playingSince: [20 * MINUTE, 99 * MINUTE] },
  },
  { when: 'it joined a minute ago', team: { joinedAt: 99 * MINUTE, lastActivityAt: null, lastProgressAt: null } },
  { when: 'it tried twice', team: { wrongTries: tries(2, 99) } },
  { when: 'it tried three times', team: { wrongTries: tries(3, 99) }, stuck: 'tries' },
  { when: 'it tried three times at an unknown moment', team: { wrongTries: tries(3, null) }, stuck: 'tries' },
  { when: 'it made progress after three tries', team: { wrongTries: tries(3, 98) } },
  {
    when: 'it tried once at each of three tasks',
    team: { wrongTries: [...tries(1, 99), ...tries(1, 99), ...tries(1, 99)] },
  },
  {
    when: 'it tried three times and is silent',
    team: { wrongTries: tries(3, 80), lastActivityAt: 80 * MINUTE, lastProgressAt: 70 * MINUTE },
    silentMinutes: 20,
    stuck: 'tries',
  },
  { when: 'it never joined', team: { joinedAt: null, lastActivityAt: null, lastProgressAt: null } },
  { when: 'it has finished', team: { finished: true, lastActivityAt: 20 * MINUTE, lastProgressAt: 20 * MINUTE } },
  { when: 'the battle waits', team: { state: 'waiting', lastActivityAt: null } },
  { when: 'the battle is paused', team: { state: 'paused', lastActivityAt: 20 * MINUTE } },
  { when: 'its time is over', team: { state: 'ended', lastActivityAt: 20 * MINUTE, wrongTries: tries(5, 99) } },
])('a team when $when: silent $silentMinutes, stuck $stuck', ({ team, silentMinutes = null, stuck = null }) => {
  expect(attentionOf({ ...busy, ...team }, 10, NOW)).toEqual({ silentMinutes, stuck });
});

test.each([
  { contacted: null, active: null, still: false },
  { contacted: null, active: 5, still: false },
  { contacted: 5, active: null, still: true },
  { contacted: 5, active: 4, still: true },
  { contacted: 5, active: 6, still: false },
])('a team contacted at $contacted and active at $active counts as contacted: $still', (each) => {
  expect(isStillContacted(each.contacted, each.active)).toBe(each.still);
});
