import { RUN, type Visitor } from '../../e2e/support/measured-phone.ts';
import type { Category, Limits } from './scores.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  visitor: Visitor;
  /** `stored`: a later visit, from the service worker and IndexedDB. */
  visit: 'first' | 'stored';
  categories: readonly Category[];
  limits: Limits;
}

const PUBLIC = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const shown = { visitor: 'visitor', visit: 'first', categories: PUBLIC } as const;
const played = { visitor: 'player', categories: ['performance'] } as const;

/** What is measured on an emulated phone, with the limits of decision 0058. Pages of players are not for search engines. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { ...shown, name: 'start page', path: '/', limits: { ...SCORES, LCP: 1_800 } },
  { ...shown, name: 'list of runs', path: '/exploration', limits: { ...SCORES, LCP: 1_800 } },
  { ...shown, name: 'run', path: `/exploration/${RUN}`, limits: { ...SCORES, LCP: 1_800 } },
  { ...played, name: 'spots', path: `/exploration/${RUN}/poi`, visit: 'first', limits: { LCP: 2_500 } },
  {
    ...played,
    name: 'spot',
    path: `/exploration/${RUN}/poi/FIRST`,
    visit: 'first',
    limits: { LCP: 2_500, TBT: 200, scriptKB: 140 },
  },
  { ...played, name: 'spots, stored', path: `/exploration/${RUN}/poi`, visit: 'stored', limits: { LCP: 1_500 } },
  { ...played, name: 'spot, stored', path: `/exploration/${RUN}/poi/FIRST`, visit: 'stored', limits: { LCP: 1_500 } },
  {
    name: 'runs in the studio',
    path: '/management/exploration',
    visitor: 'creator',
    visit: 'first',
    categories: ['performance'],
    limits: { LCP: 2_500 },
  },
];
