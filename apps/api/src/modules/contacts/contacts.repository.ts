import { lte } from 'drizzle-orm';
import type { Tx } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';

export async function insertContact(tx: Tx, contact: Tables['contacts']['$inferInsert']): Promise<void> {
  await tx.insert(tx.t.contacts).values(contact);
}

export async function deleteContactsBefore(tx: Tx, time: Date): Promise<void> {
  await tx.delete(tx.t.contacts).where(lte(tx.t.contacts.createdAt, time));
}
