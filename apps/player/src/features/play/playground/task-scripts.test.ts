import { countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { contentMistakes, type TaskContents } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { playedContent } from '@puzzle-runs/web/tasks/played-content.ts';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { playground as de } from '#i18n/de/playground.ts';
import { playground as en } from '#i18n/en/playground.ts';
import type { playgroundTexts } from '#i18n/playground.ts';
import { TASKS, type TaskTab } from './task-scripts.ts';

/** A `t` function over one dictionary that fills in the gap of a cloze. */
function wordsOf(texts: Record<string, string>): TFunction<typeof playgroundTexts> {
  const words = (key: string, { gap = '' }: { gap?: string } = {}) => (texts[key] ?? key).replaceAll('{{gap}}', gap);
  return words as unknown as TFunction<typeof playgroundTexts>;
}

describe.each([
  ['German', de],
  ['English', en],
])('in %s', (_, texts) => {
  const t = wordsOf(texts);

  test.each(Object.keys(TASKS) as TaskTab[])('the quest of /feature/%s can be solved', (tab) => {
    const { task_type, task } = TASKS[tab](t);
    expect(contentMistakes(task_type, task)).toEqual([]);
  });

  test('the cloze has a gap for each of its words', () => {
    const { text, TaskClozeWords } = TASKS.cloze(t).task as TaskContents['cloze'];
    expect(countGaps(text)).toBe(TaskClozeWords.length);
  });

  test('the entries to sort are not shown in the right order', () => {
    const sorted = TASKS.sort(t).task as TaskContents['order'];
    const shown = playedContent('order', sorted).TaskOrderEntries.map(({ text }) => text);
    expect(shown).not.toEqual(sorted.TaskOrderEntries.map(({ text }) => text));
    expect(shown.toSorted()).toEqual(sorted.TaskOrderEntries.map(({ text }) => text).toSorted());
  });
});
