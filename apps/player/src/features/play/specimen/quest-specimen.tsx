import { QUESTS, type QuestTab, questScript } from './quest-scripts.ts';
import { Specimen } from './specimen.tsx';
import { SpotQuests } from './spot-quests.tsx';

/** A quest of one kind, to be solved. */
export function QuestSpecimen({ tab }: { tab: QuestTab }) {
  return (
    <Specimen script={(t) => questScript([QUESTS[tab](t)])}>
      <SpotQuests />
    </Specimen>
  );
}
