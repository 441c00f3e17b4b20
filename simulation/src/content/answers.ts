import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Random } from '../world/random.ts';

type Answer = Extract<Submission, { progress_type: 'task' }>['answer'];

function byPosition<T extends { position: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.position - b.position);
}

/** A right answer. `photo`: id of a photo on the phone. */
export function rightAnswer(task: ManagedTask, random: Random, photo: () => number): Answer {
  switch (task.task_type) {
    case 'guess_text':
      return random.pick(task.task.TaskGuessTextAnswers).answer;
    case 'guess_number':
      return task.task.answer;
    case 'choice':
      return task.task.TaskChoices.filter(({ correct }) => correct).map(({ id }) => id);
    case 'cloze':
      return byPosition(task.task.TaskClozeWords).map(({ word }) => word);
    case 'locate':
      return task.task.code;
    case 'order':
      return byPosition(task.task.TaskOrderEntries).map(({ text }) => text);
    case 'photo':
      return photo();
    case 'decision':
      return [random.pick(task.task.TaskOptions).id];
  }
}

/** A wrong answer, of few, so that several teams give the same one. Some are partly right. */
export function wrongAnswer(task: ManagedTask, random: Random, photo: () => number): Answer {
  switch (task.task_type) {
    case 'guess_text':
    case 'locate':
      return random.pick(['falsch eins', 'falsch zwei']);
    case 'guess_number':
      return random.pick([11, 22]);
    case 'choice': {
      const { TaskChoices: choices } = task.task;
      const some = random.shuffled(choices).slice(0, random.int(1, choices.length));
      return some.map(({ id }) => id);
    }
    case 'cloze':
      return byPosition(task.task.TaskClozeWords).map(({ word }) => (random.chance(0.5) ? word : 'falsch'));
    case 'order':
      return random.shuffled(task.task.TaskOrderEntries).map(({ text }) => text);
    case 'photo':
      return photo();
    case 'decision':
      return [random.pick(task.task.TaskOptions).id];
  }
}

/** An answer to a quest of which the creator has nothing any more. */
export function answerOfKind(kind: TaskType, photo: () => number): Answer {
  if (kind === 'photo') return photo();
  if (kind === 'choice' || kind === 'decision') return [1];
  if (kind === 'guess_number') return 11;
  return kind === 'cloze' || kind === 'order' ? ['falsch'] : 'falsch eins';
}
