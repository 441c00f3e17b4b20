import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { ReviewQueue } from './review-queue.tsx';

/** Photos that the teams of a battle sent for the organiser's own runs. */
export function BattleReviews({ battle: { slug } }: { battle: ManagedBattle }) {
  return <ReviewQueue key={slug} scope={{ battle_name: slug }} file={slug} />;
}
