import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithTexts } from '../i18n/i18n.ts';

interface Options<Props> {
  /**
   * Shown in the place of a part that cannot be loaded. Without it, the boundary around the part says so
   * (`LoadBoundary`, or the page's).
   */
  onFail?: ComponentType<Props>;
}

/** A part of a page whose code and texts are loaded when it is first shown, so that pages without it show sooner. */
export function onDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  { onFail }: Options<Props> = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const part = loadWithTexts(load);
    // Not by `import(…).then(loaded, failed)`: the build calls that before the styles of the part are loaded, whose
    // failure left the page blank.
    return { default: await (onFail ? part.catch(() => onFail) : part) };
  });
}

/** For a part that a page does without: `onFail: Nothing`. */
export const Nothing = () => null;
