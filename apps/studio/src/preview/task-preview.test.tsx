// @vitest-environment happy-dom
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { queryClient } from '@puzzle-runs/web/api/query-client.ts';
import { task as texts } from '@puzzle-runs/web/i18n/de/task.ts';
import { loadWithTexts, startI18n, switchLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import { playedContent } from '@puzzle-runs/web/tasks/played-content.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shell } from '#i18n/de/shell.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The preview names its texts when it is loaded, so it is imported after i18n has started.
await startI18n({ de: () => import('#i18n/de.ts'), en: () => import('#i18n/en.ts') });
await switchLanguage('de');
const { TaskPreview } = await loadWithTexts(() => import('./task-preview.tsx'));

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

async function show(task: TaskWithSolution) {
  const shown = <TaskPreview task={task} />;
  await act(async () => root.render(<QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>));
}

function task<K extends TaskType>(
  task_type: K,
  task: TaskContents[K],
  rest: Partial<TaskWithSolution> = {},
): TaskWithSolution {
  return { name: 'Das Tor', description: '<p>Schau hin.</p>', points: 20, attempts: null, task_type, task, ...rest };
}

const choice = (correct: boolean, attempts: number | null = null) =>
  task(
    'choice',
    {
      TaskChoices: [
        { id: 0, answer: 'Rot', correct },
        { id: 0, answer: 'Blau', correct: !correct },
        { id: -7, answer: 'Gelöscht', correct: true },
      ],
    },
    { attempts },
  );

async function answerWithFirstChoice() {
  await act(async () => page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await act(async () => page.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
}

/** Two entries to sort that are shown in the right order, or in the wrong one. */
function pair(isRight: boolean) {
  const texts = Array.from({ length: 50 }, (_, index) => [`alt ${index}`, `neu ${index}`]);
  const contents = texts.map((each) => ({
    TaskOrderEntries: each.map((text, index) => ({ id: index + 1, text, position: index + 1 })),
  }));
  const found = contents.find(
    (content) => (playedContent('order', content).TaskOrderEntries[0]?.text.startsWith('alt') ?? false) === isRight,
  );
  return task('order', found as TaskContents['order'], { attempts: 1 });
}

/** Shows a quest whose input is loaded when it is needed. */
async function showEntries(sorting: TaskWithSolution) {
  await show(sorting);
  await act(async () => {
    await import('@puzzle-runs/web/tasks/order/order-input.tsx');
  });
  expect(page.querySelectorAll('li')).toHaveLength(2);
}

async function press(label: string) {
  const buttons = [...page.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === label)?.click());
}

describe('an incomplete quest', () => {
  test.each([
    ['a name', task('guess_number', { answer: 3, range_from: null, range_to: null }, { name: ' ' })],
    ['answers', task('choice', { TaskChoices: [] })],
    [
      'answers that are not marked for deletion',
      task('order', { TaskOrderEntries: [{ id: -1, text: 'a', position: 1 }] }),
    ],
  ])('without %s: shows a message instead of the quest', async (_, incomplete) => {
    await show(incomplete);
    expect(page.textContent).toContain(shell['preview.incomplete']);
    expect(page.querySelector('form')).toBeNull();
  });
});

describe('a complete quest', () => {
  test('shows new answers and leaves out answers marked for deletion', async () => {
    await show(choice(true));
    expect(page.textContent).toContain('Rot');
    expect(page.textContent).not.toContain('Gelöscht');
    expect(page.querySelector('article h2')?.textContent).toBe('Das Tor');
  });

  test('is solved by the right answer and can be tried again', async () => {
    await show(choice(true));
    await answerWithFirstChoice();
    expect(page.textContent).toContain(texts['play.task.solved']);
    expect(page.textContent).toContain('+20 Punkte');
    await act(async () => page.querySelector<HTMLButtonElement>('article + button')?.click());
    expect(page.querySelector('form')).not.toBeNull();
  });

  test('counts wrong answers and ends after the last attempt', async () => {
    await show(choice(false, 1));
    await answerWithFirstChoice();
    expect(page.textContent).toContain(texts['play.task.wrongLast']);
    expect(page.querySelector('form')).toBeNull();
  });

  test('restarts when the question changes, not when only the name changes', async () => {
    await show(choice(true));
    await answerWithFirstChoice();
    await show({ ...choice(true), name: 'Das Stadttor' });
    expect(page.textContent).toContain(texts['play.task.solved']);
    await show(choice(false));
    expect(page.querySelector('form')).not.toBeNull();
  });
});

describe('two entries to sort', () => {
  const check = texts['play.task.check'];
  const asItIs = texts['play.answer.asItIs'];

  test.each([true, false])(
    'take no attempt before the player moves or confirms them, right at first: %s',
    async (isRight) => {
      await showEntries(pair(isRight));
      await press(check);
      expect(page.textContent).toContain(texts['play.missing.order']);
      expect(page.querySelector('form')).not.toBeNull();
    },
  );

  test('are solved as they are by “Stimmt so”', async () => {
    await showEntries(pair(true));
    await press(asItIs);
    expect(page.textContent).toContain(texts['play.task.solved']);
  });

  test('are solved by a move, after which nothing needs to be confirmed', async () => {
    await showEntries(pair(false));
    await act(async () => page.querySelector<HTMLButtonElement>('li button[aria-disabled=false]')?.click());
    expect(page.textContent).not.toContain(asItIs);
    await press(check);
    expect(page.textContent).toContain(texts['play.task.solved']);
  });
});
