import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

export type NameState = 'waiting' | 'accepted' | 'refused';

/** Open registration of battles: settings of the organiser, and the teams that registered themselves. */
export function defineRegistrationTables(c: Columns, { battles, teams }: ContentTables) {
  const registrations = c.table('registrations', {
    battleId: c
      .int('battle_id')
      .primaryKey()
      .references(() => battles.id, { onDelete: 'cascade' }),
    open: c.bool('open').notNull(),
    /** Most teams. */
    limit: c.int('team_limit').notNull(),
    /** Ids of the runs among which teams are distributed; deleted runs are skipped. */
    explorations: c.json<number[]>('explorations').notNull(),
    /** Whether others see the name of a team only after the organiser accepted it. */
    approval: c.bool('approval').notNull(),
  });

  /** The wishes of a team at its registration. `teams` holds the name that all others see. */
  const registeredTeams = c.table(
    'registered_teams',
    {
      teamId: c
        .int('team_id')
        .primaryKey()
        .references(() => teams.id, { onDelete: 'cascade' }),
      battleId: c
        .int('battle_id')
        .notNull()
        .references(() => battles.id, { onDelete: 'cascade' }),
      /** The chosen name and its slug; null after the organiser refused it. */
      name: c.text('name'),
      nameSlug: c.text('name_slug'),
      state: c.text('state').$type<NameState>().notNull(),
      /** Made by the phone, so that a repeated request is recognised. */
      submissionId: c.text('submission_id').notNull(),
      registeredAt: c.time('registered_at').notNull(),
    },
    (t) => [
      c.uniqueIndex('registered_teams_name').on(t.battleId, t.nameSlug),
      c.uniqueIndex('registered_teams_submission').on(t.battleId, t.submissionId),
    ],
  );

  return { registrations, registeredTeams };
}
