import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type New<Table extends keyof Tables> = Tables[Table]['$inferInsert'];

/** The licences of an account that have begun and were not ended; whether their hours are over is for the rule to say. */
export function listBegun(db: Db, userId: number, now: Date) {
  const { subscriptions: s } = db.t;
  return db
    .select()
    .from(s)
    .where(and(eq(s.userId, userId), lte(s.startsAt, now), or(isNull(s.endedAt), gt(s.endedAt, now))))
    .orderBy(s.id);
}

/** Counts units as used, and writes down for what; safe for any number at the same time. */
export async function spendUnits(tx: Tx, use: New<'subscriptionUses'>): Promise<void> {
  const { subscriptions: s } = tx.t;
  await tx
    .update(s)
    .set({ used: sql`${s.used} + ${use.units}` })
    .where(eq(s.id, use.subscriptionId));
  await tx.insert(tx.t.subscriptionUses).values(use);
}

interface Filters {
  userId?: number | undefined;
  email?: string | undefined;
}

function matching({ t: { subscriptions: s, users } }: Db, { userId, email }: Filters) {
  return and(
    userId === undefined ? undefined : eq(s.userId, userId),
    email === undefined ? undefined : eq(users.email, email),
  );
}

function withHolder(db: Db) {
  const { subscriptions: s, users } = db.t;
  return db
    .select({ subscription: s, holder: { name: users.name, email: users.email } })
    .from(s)
    .innerJoin(users, eq(users.id, s.userId))
    .$dynamic();
}

/** Licences with whose they are, latest first, and how many there are. */
export async function listSubscriptions(
  db: Db,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
) {
  const { subscriptions: s, users } = db.t;
  const [[counted], rows] = await Promise.all([
    db.select({ n: count() }).from(s).innerJoin(users, eq(users.id, s.userId)).where(matching(db, filters)),
    withHolder(db).where(matching(db, filters)).orderBy(desc(s.startsAt), desc(s.id)).limit(limit).offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

export async function findSubscription(db: Db, id: number) {
  const [row] = await withHolder(db).where(eq(db.t.subscriptions.id, id));
  return row;
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** What used the units of some licences, summed up per run and battle. */
export function listUses(db: Db, subscriptionIds: number[]) {
  const { subscriptionUses: u } = db.t;
  const { subscriptionId, explorationName, battleName } = u;
  return db
    .select({ subscriptionId, explorationName, battleName, used: sql`sum(${u.units})`.mapWith(Number) })
    .from(u)
    .where(inArray(subscriptionId, subscriptionIds))
    .groupBy(subscriptionId, u.explorationId, explorationName, u.battleId, battleName)
    .orderBy(sql`min(${u.id})`);
}

export async function insertSubscription(tx: Tx, subscription: New<'subscriptions'>): Promise<number> {
  const { subscriptions: s } = tx.t;
  const [row] = await tx.insert(s).values(subscription).returning({ id: s.id });
  if (!row) throw new Error('the licence was not inserted');
  return row.id;
}

export async function endSubscription(tx: Tx, id: number, endedAt: Date): Promise<void> {
  await tx.update(tx.t.subscriptions).set({ endedAt }).where(eq(tx.t.subscriptions.id, id));
}
