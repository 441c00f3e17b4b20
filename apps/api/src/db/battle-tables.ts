import type { AuditLogKind } from '@puzzle-runs/domain/battle/audit-log.ts';
import type { Columns } from './columns.ts';
import type { ContentTables } from './content-tables.ts';

/** What happens to a battle while it is played. */
export function defineBattleTables(c: Columns, { battles, teams }: ContentTables) {
  /** Every act of an organiser, in their order: the messages and the points given are read from here, too. */
  const battleActs = c.table(
    'battle_acts',
    {
      id: c.id(),
      battleId: c
        .int('battle_id')
        .notNull()
        .references(() => battles.id, { onDelete: 'cascade' }),
      kind: c.text('kind').$type<AuditLogKind>().notNull(),
      /** Null when it concerns all teams, and when the team was deleted since. */
      teamId: c.int('team_id').references(() => teams.id, { onDelete: 'set null' }),
      /** Null when it concerns all teams. */
      teamName: c.text('team_name'),
      /** A message, or the reason of points. */
      text: c.text('text'),
      /** Points, or extra minutes. */
      amount: c.int('amount'),
      /** Who did it. */
      actor: c.text('actor').notNull(),
      at: c.time('at').notNull(),
    },
    (t) => [c.index('battle_acts_battle').on(t.battleId, t.id), c.index('battle_acts_team').on(t.teamId)],
  );

  return { battleActs };
}
