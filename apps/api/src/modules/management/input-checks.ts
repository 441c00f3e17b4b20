import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { HTML_MAX } from '@puzzle-runs/domain/limits.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { cleanHtml } from '#html/clean-html.ts';

/**
 * Refuses empty fields with `missing`, all of them at once (specification 2, part 5). A field that is undefined was not sent, which a
 * change may do.
 */
export function refuseMissing(fields: Readonly<Record<string, string | number | null | undefined>>): void {
  const empty = Object.entries(fields).filter(([, value]) => value === null || (value !== undefined && isEmpty(value)));
  refuseAll(empty.map(([path]) => new Problem('missing', undefined, path)));
}

function isEmpty(value: string | number): boolean {
  return typeof value === 'string' && isBlankHtml(value);
}

/** A number that has to be there. Throws `missing` when it was left out. */
export function requireNumber(value: number | null, path: string): number {
  if (value === null) throw new Problem('missing', undefined, path);
  return value;
}

/**
 * A name as it is stored, and its address; nothing when no name was sent.
 * @throws `invalid_request` for a name without letters or digits, which has no address.
 */
export function nameFields(name: string | undefined): { name?: string; slug?: string } {
  if (name === undefined) return {};
  const slug = slugify(name);
  if (slug === '') throw new Problem('invalid_request', undefined, 'name');
  return { name: name.normalize('NFC'), slug };
}

/**
 * HTML as it is stored; undefined when none was sent.
 * @throws `invalid_request` when the cleaned text, signs written out, is longer than a text may be.
 */
export function cleanHtmlField<T extends string | undefined>(html: T, path = 'description'): T {
  if (html === undefined) return html;
  const clean = cleanHtml(html);
  if (clean.length > HTML_MAX) throw new Problem('invalid_request', { max: HTML_MAX }, path);
  return clean as T;
}

/** Refuses with `conflict` when a record was changed after it was read (`updated_at`). */
export function refuseStale(
  { updatedAt }: { updatedAt: Date },
  { updated_at }: { updated_at?: string | undefined },
): void {
  if (updated_at !== undefined && new Date(updated_at) < updatedAt) throw new Problem('conflict');
}

/** When a record counts as changed: now, and always later than before, so that two changes never look like one. */
export function nextUpdatedAt({ updatedAt }: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

/** Refuses one more than `max` with `limit_reached`. */
export function refuseFull(count: number, max: number): void {
  if (count >= max) throw new Problem('limit_reached', { max });
}

/** Lets a write fail with `name_taken` when its address is taken. */
export async function orNameTaken<T>(write: Promise<T>, name: string): Promise<T> {
  return write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('name_taken', { name }, 'name') : error;
  });
}
