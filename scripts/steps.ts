export type Step = () => Promise<boolean>;

/** Runs a step between two lines with its title, result and duration; an exception counts as a failure. */
export async function runStep(title: string, step: Step): Promise<boolean> {
  console.log(`\n── ${title}`);
  const begin = performance.now();
  const ok = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  console.log(`── ${title}: ${ok ? 'done' : 'FAILED'} after ${secondsSince(begin)} s`);
  return ok;
}

export function secondsSince(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1);
}
