import { usePlay } from '../play-context.ts';
import { PlayedQuest } from '../played-quest.tsx';

/** The quests of the specimen's only spot. */
export function SpotQuests() {
  const { joined } = usePlay();
  const poi = joined.rows[0];
  return poi?.unlocked ? poi.Tasks.map((quest) => <PlayedQuest key={quest.id} quest={quest} />) : null;
}
