import { hasLooseEnd, withoutLooseEnd } from '@puzzle-runs/domain/exploration/slug-in-address.ts';
import { PAGES, type PageName } from './pages.ts';

const PATTERNS = (Object.keys(PAGES) as PageName[]).map((page) => ({ page, parts: partsOf(PAGES[page].path) }));

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** The parts of a path without URL encoding; undefined if it cannot be decoded. */
function decodedParts(path: string): string[] | undefined {
  try {
    return partsOf(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Whether a full stop, a bracket or the like stands behind the last part of a path: no page ends so. */
export function endsLoosely(path: string): boolean {
  return hasLooseEnd(decodedParts(path)?.at(-1) ?? '');
}

/**
 * The page that a path means, with the decoded texts in the place of its slugs. Capitals of the other parts do not
 * count, nor what stands behind a link. Undefined where there is no such page.
 */
export function pageOfPath(path: string): { page: PageName; slugs: Record<string, string> } | undefined {
  const typed = decodedParts(path);
  const last = withoutLooseEnd(typed?.at(-1) ?? '');
  const parts = [...(typed?.slice(0, -1) ?? []), ...(last === '' ? [] : [last])];
  const found = typed && PATTERNS.find((pattern) => fits(pattern.parts, parts));
  if (!found) return undefined;
  const slugs = found.parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index]]] : []));
  return { page: found.page, slugs: Object.fromEntries(slugs) as Record<string, string> };
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index]?.toLowerCase())
  );
}

/**
 * The parameters that pages of the player site read from their address: alerts, the language and the key of a run, the
 * filters of the lists.
 */
const READ = new Set([
  'alert',
  'lang',
  'exploration_code',
  'search',
  'battle',
  'code',
  'language',
  'postal_code',
  'page',
]);

/**
 * Whether a page reads a parameter of its address. Others are marks of newsletters and advertisements (`utm_source`,
 * `fbclid`).
 */
export function isReadParameter(name: string): boolean {
  return READ.has(name);
}
