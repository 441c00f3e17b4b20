/** The categories that a page may be judged by. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Figures of one page load. Times in milliseconds, sizes in kilobytes as transferred. */
export interface Figures {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** JavaScript. */
  scriptKB: number;
  /** Everything. */
  totalKB: number;
}

export type Figure = keyof Figures;

/** Upper limits of a page's figures; lower limits for scores. */
export type Limits = Partial<Figures>;

/** The used part of a Lighthouse report. */
export interface Report {
  /** Scores from 0 to 1; null if Lighthouse could not measure a category; only the categories that were asked for. */
  readonly categories: Partial<Record<Category, { score: number | null }>>;
  readonly audits: Readonly<Record<string, { numericValue?: number; details?: { items?: readonly Transfer[] } }>>;
  /** Set when Lighthouse could not measure the page, for example NO_NAVSTART. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

/** A row of the audit `resource-summary`. */
interface Transfer {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const CATEGORIES: readonly string[] = ['performance', 'accessibility', 'best-practices', 'seo'] satisfies Category[];

function isCategory(figure: string): figure is Category {
  return CATEGORIES.includes(figure);
}

/** Reads the figures of a report; a category without a score counts as 0. */
export function figuresOf({ categories, audits }: Report): Figures {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const kB = (type: string) =>
    Math.round(
      (audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === type)?.transferSize ??
        0) / 1000,
    );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: Math.round(value('first-contentful-paint')),
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    scriptKB: kB('script'),
    totalKB: kB('total'),
  };
}

/** Median of each figure over several loads of a page. */
export function median(loads: readonly Figures[]): Figures {
  const [first] = loads;
  if (!first) throw new Error('no load was measured');
  const middle = (figure: Figure) =>
    loads.map((figures) => figures[figure]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)];
  return Object.fromEntries(
    (Object.keys(first) as Figure[]).map((figure) => [figure, middle(figure)]),
  ) as unknown as Figures;
}

/** The figures without the scores of categories that the page is not judged by. */
export function judged(figures: Figures, categories: readonly Category[]): Partial<Figures> {
  return Object.fromEntries(
    Object.entries(figures).filter(([figure]) => !isCategory(figure) || categories.includes(figure)),
  );
}

/** One message per figure that misses its limit. */
export function shortfalls(figures: Figures, limits: Limits): string[] {
  return (Object.entries(limits) as [Figure, number][])
    .filter(([figure, limit]) => (isCategory(figure) ? figures[figure] < limit : figures[figure] > limit))
    .map(([figure, limit]) => `${figure} is ${figures[figure]}, not ${limit}`);
}
