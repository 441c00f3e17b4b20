import { NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { rankingEntry } from './progress.ts';
import { failures, page, text, time } from './shared.ts';

const c = initContract();

/** What the big screen of an event shows. */
export const battleBoard = page(rankingEntry).extend({
  Battle: z.object({ name: z.string(), slug: z.string() }),
  schedule: battleSchedule,
  /** Since when the ranking stands still; null while it moves. */
  frozen_at: time.nullable(),
  /** Where visitors choose their team, for the QR code. */
  join_url: z.string(),
});

export const board = c.router({
  read: {
    method: 'GET',
    path: '/battles/:battle/board',
    summary: 'The big screen of a battle, by its slug, while its organiser shows it',
    pathParams: z.object({ battle: text(NAME_MAX) }),
    responses: { ...failures, 200: battleBoard },
  },
});

export type BattleBoard = z.infer<typeof battleBoard>;
