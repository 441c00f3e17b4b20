import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithTexts } from '../i18n/i18n.ts';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;
type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code and texts are loaded when it is first shown, so that pages without it show sooner. A `LoadBoundary` around
 * it says when they cannot be loaded.
 */
export function lazyPart<Props>(load: Load<Props>): Lazy<Props> {
  return lazyWithTexts(async () => ({ default: await load() }));
}

/**
 * The same for a part that the page goes without where it cannot be loaded, or that has something simpler in its place. Not by
 * `import(…).then(loaded, failed)`: the build calls that before the styles of the part are loaded, whose failure then left the page blank.
 */
export function optionalPart<Props>(load: Load<Props>, instead: ComponentType<Props> = () => null): Lazy<Props> {
  return lazy(async () => ({ default: await loadWithTexts(load).catch(() => instead) }));
}

/** As React's `lazy`, with the texts of the code. */
export function lazyWithTexts<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  return lazy(() => loadWithTexts(load));
}
