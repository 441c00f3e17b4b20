import type { ExplorationChange } from '@puzzle-runs/contract/management/input/exploration-input.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Tables } from '#db/tables.ts';
import { partIdsOf } from '#modules/content/conditions.service.ts';

type ExplorationRow = Tables['explorations']['$inferSelect'];
type RuleColumns = Partial<Pick<ExplorationRow, 'route' | 'finishRule' | 'finishPois' | 'finishPoi'>>;

/**
 * The columns of the rules that were sent. What the finish does not need is null.
 * @throws `missing` for a finish without its number or poi, `invalid_request` for a poi of another exploration
 */
export async function ruleColumns(
  db: Db,
  exploration: ExplorationRow,
  { route, finish_rule, finish_pois, finish_poi }: ExplorationChange,
): Promise<RuleColumns> {
  const order = route === undefined ? {} : { route };
  if (finish_rule === undefined && finish_pois === undefined && finish_poi === undefined) return order;
  const finishRule = finish_rule ?? exploration.finishRule;
  const finishPois = finishRule === 'pois_done' ? (finish_pois ?? exploration.finishPois) : null;
  const finishPoi = finishRule === 'poi_done' ? (finish_poi ?? exploration.finishPoi) : null;
  if (finishRule === 'pois_done' && finishPois === null) throw new Problem('missing', undefined, 'finish_pois');
  if (finishRule === 'poi_done' && finishPoi === null) throw new Problem('missing', undefined, 'finish_poi');
  if (finishPoi !== null && !(await partIdsOf(db, exploration.id)).pois.includes(finishPoi))
    throw new Problem('invalid_request', undefined, 'finish_poi');
  return { ...order, finishRule, finishPois, finishPoi };
}
