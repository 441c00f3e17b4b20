import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { type HtmlFieldOf, type HtmlRecord, htmlFieldsOf } from '@puzzle-runs/domain/translation/text-fields.ts';
import { cleanHtml } from '#html/clean-html.ts';
import { inContentThread } from '#threads/in-content-thread.ts';

/** Refuses all empty fields at once with `missing`. An undefined field was not sent, which is allowed in a change. */
export function refuseMissing(fields: Readonly<Record<string, string | number | null | undefined>>): void {
  const empty = Object.entries(fields).filter(([, value]) => value === null || (value !== undefined && isEmpty(value)));
  refuseAll(empty.map(([path]) => new Problem('missing', undefined, path)));
}

function isEmpty(value: string | number): boolean {
  return typeof value === 'string' && isBlankHtml(value);
}

/** Returns the number. Throws `missing` for null. */
export function requireNumber(value: number | null, path: string): number {
  if (value === null) throw new Problem('missing', undefined, path);
  return value;
}

/** Longer HTML is sanitised in a thread: 100,000 characters can take a quarter of a second. */
const LONG_HTML = 5_000;

/**
 * HTML as stored; undefined when none was sent. Not for transactions, which would wait for the thread.
 * @throws `invalid_request` when the cleaned HTML is too long. Escaped characters count in full.
 */
export async function cleanHtmlField<T extends string | undefined>(html: T, path: string): Promise<T> {
  if (html === undefined) return html;
  const [clean = ''] = html.length > LONG_HTML ? await inContentThread('html', [html]) : [cleanHtml(html)];
  if (clean.length > HTML_MAX) throw new Problem('invalid_request', { max: HTML_MAX }, path);
  return clean as T;
}

/** The HTML of a record as stored: the fields that were sent. Throws like `cleanHtmlField`. */
export async function cleanHtmlFields<R extends HtmlRecord, T extends object>(
  record: R,
  sent: T,
): Promise<Pick<T, HtmlFieldOf<R> & keyof T>> {
  const clean: Record<string, unknown> = {};
  for (const field of htmlFieldsOf(record)) {
    const html = (sent as Readonly<Record<string, unknown>>)[field];
    if (typeof html === 'string') clean[field] = await cleanHtmlField(html, field);
  }
  return clean as Pick<T, HtmlFieldOf<R> & keyof T>;
}

/** Optimistic locking: throws `conflict` when the record changed after the caller read it (`updated_at`). */
export function refuseStale(
  { updatedAt }: { updatedAt: Date },
  { updated_at }: { updated_at?: string | undefined },
): void {
  if (updated_at !== undefined && new Date(updated_at) < updatedAt) throw new Problem('conflict');
}

/** The next `updatedAt`: now, but always later than before, so that two changes never share a timestamp. */
export function nextUpdatedAt({ updatedAt }: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

/** Throws `limit_reached` when `count` has reached `max`. */
export function refuseFull(count: number, max: number): void {
  if (count >= max) throw new Problem('limit_reached', { max });
}
