import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page that is loaded when it is first shown, and that the page does without where its code cannot be loaded. Not by
 * `import(…).then(loaded, failed)`: the build calls that before the styles of the part are loaded, whose failure then left the page blank.
 * @param Instead shown in its place
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Instead };
    }
  });
}
