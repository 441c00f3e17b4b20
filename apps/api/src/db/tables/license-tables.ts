import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { Columns } from '../columns.ts';
import type { ContentTables } from './content-tables.ts';

/** Licences of accounts and the use of their units. */
export function defineLicenseTables(c: Columns, { users, explorations, battles }: ContentTables) {
  const subscriptions = c.table(
    'subscriptions',
    {
      id: c.id(),
      userId: c
        .int('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** A key of the price tables (domain/license/license-prices.ts). */
      license: c.text('license').notNull(),
      /** Units at the time of the grant; the price tables may change later. */
      usages: c.int('usages').notNull(),
      startsAt: c.time('starts_at').notNull(),
      hours: c.int('hours').notNull(),
      endedAt: c.time('ended_at'),
      /** Of the mails to the holder, as the owner chose it last. */
      language: c.text('language').$type<Language>().notNull().default('de'),
      used: c.int('used').notNull().default(0),
      createdAt: c.time('created_at').notNull(),
    },
    (t) => [c.index('subscriptions_user').on(t.userId, t.startsAt)],
  );

  /** Used units: one row per participation, and one per manual deduction. */
  const subscriptionUses = c.table(
    'subscription_uses',
    {
      id: c.id(),
      subscriptionId: c
        .int('subscription_id')
        .notNull()
        .references(() => subscriptions.id, { onDelete: 'cascade' }),
      units: c.int('units').notNull(),
      explorationId: c.int('exploration_id').references(() => explorations.id, { onDelete: 'set null' }),
      battleId: c.int('battle_id').references(() => battles.id, { onDelete: 'set null' }),
      /** Remains when the run is deleted; null for a manual deduction. */
      explorationName: c.text('exploration_name'),
      battleName: c.text('battle_name'),
      at: c.time('at').notNull(),
    },
    (t) => [
      c.index('subscription_uses_subscription').on(t.subscriptionId, t.id),
      c.index('subscription_uses_exploration').on(t.explorationId),
      c.index('subscription_uses_battle').on(t.battleId),
    ],
  );

  return { subscriptions, subscriptionUses };
}
