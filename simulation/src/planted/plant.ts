import { PLANTED_FAULTS, type PlantedFault } from './faults.ts';

declare global {
  /** Name of the fault that is active in this process now; undefined: the product as it is. */
  var plantedFault: string | undefined;
}

const faults = Object.entries<PlantedFault>(PLANTED_FAULTS);

/**
 * The source of a module with all planted faults in it, each asleep until `plantedFault` is its name.
 * @throws if the product no longer contains the place of a fault
 */
export function withFaults(url: string, source: string): string {
  let planted = source;
  for (const [name, { changes }] of faults)
    for (const { file, find, replace } of changes) {
      if (!url.endsWith(`/${file}`)) continue;
      if (planted.split(find).length !== 2)
        throw new Error(`the planted fault “${name}” does not fit any more: “${find}” must occur once in ${file}`);
      planted = planted.replace(
        find,
        () => `(globalThis.plantedFault === ${JSON.stringify(name)} ? ${replace} : ${find})`,
      );
    }
  return planted;
}

/** Whether a module contains a planted fault. */
export function hasFault(url: string): boolean {
  return faults.some(([, { changes }]) => changes.some(({ file }) => url.endsWith(`/${file}`)));
}
