import { type PictureColumn, pictureColumns } from '#db/picture-columns.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { sourceHashOf } from '#modules/content/translations.service.ts';
import { adoptAddresses } from './adopt-pictures.service.ts';
import { type Readdress, readdressContent, readdressField, readdressHtml } from './foreign-addresses.ts';
import {
  listWithWebAddresses,
  replaceContent,
  replaceSource,
  type StoredContent,
} from './foreign-pictures.repository.ts';

type Adopting = Pick<Deps, 'store' | 'media' | 'now' | 'config' | 'log'>;

/**
 * Fetches the pictures of other hosts that stored content still names (decision 0056): of imported files, and where
 * the host did not answer. Returns how many texts it changed. Idempotent; several processes may run it at once.
 */
export async function adoptStoredPictures(deps: Adopting): Promise<number> {
  let changed = 0;
  for (const column of pictureColumns(deps.store.db).filter(({ holds }) => holds !== 'sound'))
    for await (const page of listWithWebAddresses(deps.store.db, column))
      for (const stored of page) changed += await adoptIn(deps, column, stored);
  return changed;
}

async function adoptIn(deps: Adopting, column: PictureColumn, stored: StoredContent): Promise<0 | 1> {
  const addresses = new Set<string>();
  readdress(column, stored, (address) => {
    addresses.add(address);
    return address;
  });
  const own = await adoptAddresses(deps, { userId: null, mayFetch: async () => true }, [...addresses]);
  if (own.size === 0) return 0;
  const after = readdress(column, stored, (address) => own.get(address) ?? address);
  await deps.store.transact(async (tx) => {
    if (await replaceContent(tx, column, stored, after)) await followSource(tx, column, { stored, after });
  });
  return 1;
}

/** A moved picture does not outdate translations: texts that were up to date stay so. */
async function followSource(
  tx: Tx,
  { holds, translations }: PictureColumn,
  { stored, after }: { stored: StoredContent; after: unknown },
): Promise<void> {
  if (!translations) return;
  const textIn = (content: unknown) => (content as Record<string, unknown>)[translations.key ?? ''];
  const [before, text] = holds === 'json' ? [textIn(JSON.parse(stored.text)), textIn(after)] : [stored.text, after];
  if (typeof before !== 'string' || typeof text !== 'string' || before === text) return;
  const source = { text, hash: sourceHashOf(text) };
  await replaceSource(tx, translations, { id: stored.id, madeFrom: sourceHashOf(before), source });
}

function readdress({ holds }: PictureColumn, { text }: StoredContent, next: Readdress): unknown {
  if (holds === 'html') return readdressHtml(text, next);
  return holds === 'address' ? readdressField(text, next) : readdressContent(JSON.parse(text), next);
}
