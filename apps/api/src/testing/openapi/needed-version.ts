import { breakingChanges, type Document } from './breaking-changes.ts';

/**
 * The lowest version that the document `after` may have: a new major for breaking changes, a new minor for additions.
 */
export function neededVersion(before: Document, after: Document): string {
  const [major = 0, minor = 0] = before.info.version.split('.').map(Number);
  if (breakingChanges(before, after).length > 0) return `${major + 1}.0.0`;
  if (breakingChanges(after, before).length > 0) return `${major}.${minor + 1}.0`;
  return before.info.version;
}

/** Whether a semantic version is the wanted one or a later one. */
export function isAtLeast(version: string, wanted: string): boolean {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}
