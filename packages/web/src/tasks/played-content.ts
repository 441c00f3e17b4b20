import { toPlayedContent } from '@puzzle-runs/contract/mapping/played-content.ts';
import type { PlayedContent } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import { PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import { shuffleUnless } from '@puzzle-runs/domain/tasks/shuffle.ts';
import type { Shuffle } from '@puzzle-runs/domain/tasks/task-kind.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** Numbers in [0, 1) that follow from a text (xorshift of its FNV-1a hash); no secret needs them. */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const asWritten: Shuffle = (items) => [...items];

/** Neither sorted nor as written: odd indexes first. */
const oddFirst: Shuffle = (items) => [
  ...items.filter((_, index) => index % 2 === 1),
  ...items.filter((_, index) => index % 2 === 0),
];

/** In an order that depends on the texts only. */
const byText: Shuffle = (items, isRefused = () => false) =>
  shuffleUnless(isRefused, items, randomOf(JSON.stringify(items)));

/** The orders of previews and prints, which are the same each time. */
const ORDERS: { readonly [K in TaskType]?: Shuffle } = { cloze: oddFirst, order: byText };

/** The content of a task as the API sends it to players: without the solution. */
export function playedContent<K extends TaskType>(kind: K, content: TaskContents[K]): PlayedContent<K> {
  return toPlayedContent(kind, content, { shuffled: ORDERS[kind] ?? asWritten, photoDays: PHOTO_DAYS_PROPOSED });
}
