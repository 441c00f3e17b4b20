import type { HintType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Columns } from '../columns.ts';

/** Hints that lead to a spot, or help there. */
export function defineHints(c: Columns, pois: { id: AnyPgColumn }) {
  return c.table(
    'hints',
    {
      id: c.id(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      position: c.int('position').notNull(),
      hintType: c.text('hint_type').$type<HintType>().notNull(),
      hintValue: c.text('hint_value').notNull(),
      hintDescription: c.text('hint_description').notNull().default(''),
      cost: c.int('cost').notNull(),
      /** Wrong answers at the poi, or minutes there, until the hint comes (domain/poi/hint-timing.ts). */
      shownAfterTries: c.int('shown_after_tries'),
      shownAfterMinutes: c.int('shown_after_minutes'),
      /** Minutes at the poi until the hint is free; null means never. */
      freeAfterMinutes: c.int('free_after_minutes'),
      /** Whether the hint comes only after the one before it was opened. */
      afterPrevious: c.bool('after_previous').notNull().default(false),
    },
    (t) => [c.index('hints_poi').on(t.poiId, t.position)],
  );
}
