/** What each category of Lighthouse has to reach, of 100. */
export const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof LEAST;
export type Scores = Record<Category, number>;

/** What is read of a report of Lighthouse; a score is a part of 1, null when it could not be told. */
export interface Report {
  categories: Record<Category, { score: number | null }>;
}

const categories = Object.keys(LEAST) as Category[];

function scoresBy(score: (category: Category) => number): Scores {
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;
}

/** The scores of a report, of 100. */
export function scoresOf({ categories: judged }: Report): Scores {
  return scoresBy((category) => Math.round((judged[category].score ?? 0) * 100));
}

/** The middle score of several loads of a page, in each category. */
export function median(loads: readonly Scores[]): Scores {
  return scoresBy((category) => {
    const sorted = loads.map((scores) => scores[category]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}

/** What is too low, in words; nothing where all is well. */
export function shortfalls(scores: Scores): string[] {
  return categories
    .filter((category) => scores[category] < LEAST[category])
    .map((category) => `${category} is ${scores[category]}, not ${LEAST[category]}`);
}
