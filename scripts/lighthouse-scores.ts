/** Minimum score per Lighthouse category, 0 to 100. */
export const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof LEAST;
export type Scores = Record<Category, number>;

/** The scores of a Lighthouse report, 0 to 1; null if Lighthouse could not measure a category. */
export interface Report {
  readonly categories: Record<Category, { score: number | null }>;
  /** Set when Lighthouse could not measure the page, for example NO_NAVSTART. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

const categories = Object.keys(LEAST) as Category[];

function scoresBy(score: (category: Category) => number): Scores {
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;
}

/** Scores of a report from 0 to 100; a category without a score counts as 0. */
export function scoresOf({ categories: judged }: Report): Scores {
  return scoresBy((category) => Math.round((judged[category].score ?? 0) * 100));
}

/** Median score per category over several loads of a page. */
export function median(loads: readonly Scores[]): Scores {
  return scoresBy((category) => {
    const sorted = loads.map((scores) => scores[category]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}

/** One message per category below its minimum. */
export function shortfalls(scores: Scores): string[] {
  return categories
    .filter((category) => scores[category] < LEAST[category])
    .map((category) => `${category} is ${scores[category]}, not ${LEAST[category]}`);
}
