import { playerAnswers, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import type { TaskMemory } from '@puzzle-runs/web/task/task-memory.ts';
import { usePlay } from './play-context.ts';

interface StoredAnswer {
  draft?: unknown;
  given?: unknown;
}

/** What this device stored of a task's answer in this game. Undefined in a playground, which starts anew on every visit. */
export function useTaskMemory(taskId: number): TaskMemory | undefined {
  const { place, isPlayground } = usePlay();
  if (isPlayground) return undefined;
  const name = `${storageKeyOf(place)}#${taskId}`;
  const { draft, given } = (playerAnswers.find(name) ?? {}) as StoredAnswer;
  return {
    draft,
    saveDraft: (entered) => playerAnswers.save(name, { draft: entered }),
    given: typeof given === 'string' ? given : undefined,
    saveGiven: (text) => playerAnswers.save(name, { given: text }),
  };
}
