import { RESERVED_SEGMENTS } from '@puzzle-runs/domain/exploration/slug.ts';
import { segmentsBesideSlugs } from '@puzzle-runs/site/segments-beside-slugs.ts';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from './routes.tsx';

function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);
}

test('reserves every segment of the studio that stands beside a slug', () => {
  expect(segmentsBesideSlugs(patternsOf(siteMap))).toEqual(RESERVED_SEGMENTS);
});
