/** What is good to know before playing outdoors: facts that a creator ticks and visitors see. */
export const GOOD_TO_KNOW = ['step_free', 'toilets', 'pram'] as const;

export type GoodToKnow = (typeof GOOD_TO_KNOW)[number];

/** The ticks of an exploration; unticked for a new one. */
export function goodToKnowOf(exploration: Readonly<Record<GoodToKnow, boolean>> | undefined) {
  const ticks = GOOD_TO_KNOW.map((fact) => [fact, exploration?.[fact] ?? false]);
  return Object.fromEntries(ticks) as Record<GoodToKnow, boolean>;
}
