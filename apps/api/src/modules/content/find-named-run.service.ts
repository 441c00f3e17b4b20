import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { meantSlug } from '@puzzle-runs/domain/exploration/slug-in-address.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { listExplorationAddresses } from './read-content.repository.ts';

type Address = Awaited<ReturnType<typeof listExplorationAddresses>>[number];

/** How a run is meant, from the surest reading to the loosest; the first that fits exactly one run counts. */
const READINGS: readonly ((run: Address, text: string) => boolean)[] = [
  ({ slug }, text) => slug === text.toLowerCase().normalize('NFC'),
  ({ name }, text) => name.normalize('NFC') === text.normalize('NFC'),
  ({ id }, text) => String(id) === text,
  ({ slug }, text) => slug === slugify(text),
  ({ name }, text) => slugify(name) === slugify(text),
  ({ slug }, text) => meantSlug(text, [slug]) !== undefined, // baechle and bachle for bächle
];

/**
 * The slug of the run that a person means: by its name, its address in any spelling, whole or the last part, or its id.
 * Throws `not_found`, also if the text fits several.
 */
export async function findNamedRun(db: Db, text: string): Promise<string> {
  const runs = await listExplorationAddresses(db);
  const wanted = slugIn(text.trim());
  for (const fits of READINGS) {
    const [run, another] = wanted === '' ? [] : runs.filter((each) => fits(each, wanted));
    if (run && !another) return run.slug;
  }
  throw new Problem('not_found');
}

/** The slug in the address of a page; any other text without URL encoding. */
function slugIn(text: string): string {
  const segment = /(?:^|\/)exploration\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a percent sign that escapes nothing
  }
}
