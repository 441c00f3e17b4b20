import type { EventLogKind } from '@puzzle-runs/domain/battle/audit-log.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

/** The audit log of battles. */
export function defineBattleTables(c: Columns, { battles, teams }: ContentTables) {
  /** Every act of an organiser, in order. Messages and given points are read from here, too. */
  const battleActs = c.table(
    'battle_acts',
    {
      id: c.id(),
      battleId: c
        .int('battle_id')
        .notNull()
        .references(() => battles.id, { onDelete: 'cascade' }),
      kind: c.text('kind').$type<EventLogKind>().notNull(),
      /** Null if the act concerns all teams or the team was deleted. */
      teamId: c.int('team_id').references(() => teams.id, { onDelete: 'set null' }),
      /** Null if the act concerns all teams. */
      teamName: c.text('team_name'),
      /** A message, or the reason for points. */
      text: c.text('text'),
      /** Points, or extra minutes. */
      amount: c.int('amount'),
      /** Name of the account that acted. */
      actor: c.text('actor').notNull(),
      at: c.time('at').notNull(),
      /** Of a message: when a phone first showed it. Read messages cannot be withdrawn. */
      readAt: c.time('read_at'),
      /** When the organiser undid the act. */
      undoneAt: c.time('undone_at'),
      /** The run that a removed team played, so that it can take part again. Null for other acts. */
      explorationId: c.int('exploration_id'),
    },
    (t) => [c.index('battle_acts_battle').on(t.battleId, t.id), c.index('battle_acts_team').on(t.teamId)],
  );

  return { battleActs };
}
