import type { FinishRule } from '@puzzle-runs/domain/game/game.ts';
import type { Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { Tables } from '#db/tables.ts';

type QualifierRow = Pick<Tables['prerequisites']['$inferSelect'], 'id' | 'unlockType' | 'value' | 'names'>;
type FinishColumns = Pick<Tables['explorations']['$inferSelect'], 'finishRule' | 'finishPois' | 'finishPoi'>;

/** A qualifier of a poi from its row, as the rules and the contract read it. */
export function toQualifier({ id, unlockType, value, names }: QualifierRow): Qualifier & { id: number } {
  return { id, unlock_type: unlockType, value, ...names } as Qualifier & { id: number }; // kind and names are stored as a pair
}

export function toFinishRule({ finishRule, finishPois, finishPoi }: FinishColumns): FinishRule {
  if (finishRule === 'pois_done' && finishPois !== null) return { rule: finishRule, pois: finishPois };
  if (finishRule === 'poi_done' && finishPoi !== null) return { rule: finishRule, poi: finishPoi };
  return { rule: 'nothing_open' };
}

export function finishColumns(finish: FinishRule): FinishColumns {
  return {
    finishRule: finish.rule,
    finishPois: finish.rule === 'pois_done' ? finish.pois : null,
    finishPoi: finish.rule === 'poi_done' ? finish.poi : null,
  };
}
