import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { Reviews } from './reviews.tsx';

/** Photos that the teams of a battle sent for the organiser's own runs. */
export function BattleReviews({ battle: { slug } }: { battle: ManagedBattle }) {
  return <Reviews key={slug} scope={{ battle_name: slug }} file={slug} />;
}
