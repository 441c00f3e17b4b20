import { accessCode, html, mediaUrl, name } from '@puzzle-runs/contract/shared.ts';
import { z } from 'zod';

/** File of the demo battle: its teams, their runs and their progress. */
export const battleFile = z.strictObject({
  format: z.literal('puzzle-battle/1'),
  battle: z.strictObject({
    name,
    description: html.battle.description,
    playable_offline: z.boolean(),
    participants: z.array(
      z.strictObject({
        /** Slug of the run. */
        exploration: z.string(),
        team: z.strictObject({ name, image: mediaUrl.nullable(), code: accessCode.nullable() }),
        /** Number of solved quests (the first ones in order), number of bought hints (the first ones), minutes played. */
        solved: z.int().min(0),
        hints: z.int().min(0),
        minutes: z.int().min(1),
      }),
    ),
  }),
});

export type BattleFile = z.infer<typeof battleFile>;
export type Participant = BattleFile['battle']['participants'][number];
