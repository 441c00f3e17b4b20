import { and, type Column, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

type New<Table extends keyof Tables> = Tables[Table]['$inferInsert'];

/**
 * Licences of an account that have begun and were not ended
 * early. Their hours may be over: the domain rule checks that.
 */
export function listBegunSubscriptions(db: Db, userId: number, now: Date) {
  const { subscriptions: s } = db.t;
  return db
    .select()
    .from(s)
    .where(and(eq(s.userId, userId), lte(s.startsAt, now), or(isNull(s.endedAt), gt(s.endedAt, now))))
    .orderBy(s.id);
}

/**
 * Counts units as used and logs the use; safe for concurrent calls.
 * @param within whether the units must not exceed what the licence has left
 * @returns units and used units after this use; undefined, with nothing written, when too few are left
 */
export async function consumeUnits(
  tx: Tx,
  use: New<'subscriptionUses'>,
  { within }: { within: boolean },
): Promise<{ usages: number; used: number } | undefined> {
  const { subscriptions: s } = tx.t;
  const used = sql`${s.used} + ${use.units}`;
  const [spent] = await tx
    .update(s)
    .set({ used })
    .where(and(eq(s.id, use.subscriptionId), within ? lte(used, s.usages) : undefined))
    .returning({ usages: s.usages, used: s.used });
  if (spent) await tx.insert(tx.t.subscriptionUses).values(use);
  return spent;
}

interface Filters {
  id?: number | undefined;
  userId?: number | undefined;
  /** Part of the holder's address, in lower case. */
  email?: string | undefined;
}

function subscriptionConditions({ t: { subscriptions: s, users } }: Db, { id, userId, email }: Filters) {
  return and(
    id === undefined ? undefined : eq(s.id, id),
    userId === undefined ? undefined : eq(s.userId, userId),
    email === undefined ? undefined : contains(users.email, email),
  );
}

/** Condition: the column contains the text; wildcards of LIKE in the text are escaped. */
function contains(column: Column, text: string): SQL {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

function withHolder(db: Db) {
  const { subscriptions: s, users } = db.t;
  return db
    .select({ subscription: s, holder: { name: users.name, email: users.email } })
    .from(s)
    .innerJoin(users, eq(users.id, s.userId))
    .$dynamic();
}

/** A page of licences with their holders, latest first, with the total count. */
export async function listSubscriptions(
  db: Db,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
) {
  const { subscriptions: s, users } = db.t;
  const [[counted], rows] = await Promise.all([
    db
      .select({ n: count() })
      .from(s)
      .innerJoin(users, eq(users.id, s.userId))
      .where(subscriptionConditions(db, filters)),
    withHolder(db)
      .where(subscriptionConditions(db, filters))
      .orderBy(desc(s.startsAt), desc(s.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: counted?.n ?? 0, rows };
}

export async function findSubscription(db: Db, id: number) {
  const [row] = await withHolder(db).where(eq(db.t.subscriptions.id, id));
  return row;
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** Used units of some licences, summed per exploration and battle. */
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

/** A page of the manual uses of a licence, latest first, with the total count. */
export async function listManualUses(
  db: Db,
  subscriptionId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const { subscriptionUses: u } = db.t;
  const byHand = and(eq(u.subscriptionId, subscriptionId), isNull(u.explorationName));
  const [n, rows] = await Promise.all([
    db.$count(u, byHand),
    db
      .select({ id: u.id, units: u.units, at: u.at })
      .from(u)
      .where(byHand)
      .orderBy(desc(u.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: n, rows };
}

export async function insertSubscription(tx: Tx, subscription: New<'subscriptions'>): Promise<number> {
  const { subscriptions: s } = tx.t;
  const [row] = await tx.insert(s).values(subscription).returning({ id: s.id });
  if (!row) throw new Error('the licence was not inserted');
  return row.id;
}

/** Changes a licence; not its used units, which players change at the same time. */
export async function updateSubscription(
  tx: Tx,
  id: number,
  values: Partial<Pick<New<'subscriptions'>, 'endedAt' | 'usages' | 'hours' | 'language'>>,
): Promise<void> {
  await tx.update(tx.t.subscriptions).set(values).where(eq(tx.t.subscriptions.id, id));
}
