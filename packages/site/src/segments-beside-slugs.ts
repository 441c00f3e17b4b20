/** Parameters of route patterns that stand for the slug of a record. */
const SLUGS = new Set([':exploration', ':poi', ':task', ':team', ':battle']);

/**
 * The static segments that share their place in a route pattern with a slug: a record with such a slug could not be
 * opened.
 */
export function segmentsBesideSlugs(patterns: readonly string[]): string[] {
  const paths = patterns.map((pattern) => pattern.split('/'));
  const parents = new Set(
    paths.flatMap((path) =>
      path.flatMap((segment, place) => (SLUGS.has(segment) ? [path.slice(0, place).join('/')] : [])),
    ),
  );
  const beside = paths.flatMap((path) =>
    path.filter((segment, place) => /^\w/.test(segment) && parents.has(path.slice(0, place).join('/'))),
  );
  return [...new Set(beside)];
}
