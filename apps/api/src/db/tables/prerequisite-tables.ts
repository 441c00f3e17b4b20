import type { ConditionNames, ConditionType, Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

/** What opens spots: prerequisites with a figure, and conditions that name other spots or quests. */
export function definePrerequisiteTables(c: Columns, { pois }: Pick<ContentTables, 'pois'>) {
  const prerequisites = c.table(
    'prerequisites',
    {
      id: c.id(),
      poiId: c
        .int('poi_id')
        .notNull()
        .references(() => pois.id, { onDelete: 'cascade' }),
      unlockType: c.text('unlock_type').$type<Qualifier['unlock_type']>().notNull(),
      value: c.int('value').notNull(),
      /** Ids of spots or quests of the same run that the condition names; null for one with a figure only. */
      names: c.json<ConditionNames[ConditionType]>('names'),
      updatedAt: c.time('updated_at').notNull(),
    },
    (t) => [c.index('prerequisites_poi').on(t.poiId)],
  );

  return { prerequisites };
}
