import type { ChangeCallName } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import {
  IconAlignLeft,
  IconArrowsSplit2,
  IconCamera,
  IconLetterCaseUpper,
  IconListCheck,
  IconNumber123,
  IconQrcode,
  IconSortAscending,
  type TablerIcon,
} from '@tabler/icons-react';
import { added, numbered } from './editor/entries.ts';

/** What the form of a task needs of a kind, besides its editor (`content-editor.tsx`). */
interface StudioKind<K extends TaskType> {
  Icon: TablerIcon;
  /** The content of a new task. */
  blank: TaskContents[K];
  /** The call that changes the content. */
  change: (typeof routes.tasks)[ChangeCallName<K>];
  /** The content with one more entry, for kinds with a field for new entries. In lists, a new item has id 0. */
  withEntry?(content: TaskContents[K], text: string): TaskContents[K];
}

/** The kinds, in the order of the editor. Their names are `task.kind.…` in the dictionaries. */
export const KINDS: { readonly [K in TaskType]: StudioKind<K> } = {
  guess_number: {
    Icon: IconNumber123,
    blank: { answer: 0, range_from: null, range_to: null },
    change: routes.tasks.changeGuessNumber,
  },
  cloze: {
    Icon: IconAlignLeft,
    blank: { text: '', preview: true, TaskClozeWords: [] },
    change: routes.tasks.changeCloze,
  },
  locate: {
    Icon: IconQrcode,
    // The kind is called QR-Code, so its form starts with that variant.
    blank: { locate_type: 'qr', image: '', image_description: '', code: '', case_sensitive: false },
    change: routes.tasks.changeLocate,
  },
  guess_text: {
    Icon: IconLetterCaseUpper,
    blank: { case_sensitive: false, focus: false, TaskGuessTextAnswers: [] },
    change: routes.tasks.changeGuessText,
    withEntry: (content, answer) => ({
      ...content,
      TaskGuessTextAnswers: added(content.TaskGuessTextAnswers, { id: 0, answer }),
    }),
  },
  choice: {
    Icon: IconListCheck,
    blank: { TaskChoices: [] },
    change: routes.tasks.changeChoice,
    withEntry: ({ TaskChoices }, answer) => ({ TaskChoices: added(TaskChoices, { id: 0, answer, correct: false }) }),
  },
  order: {
    Icon: IconSortAscending,
    blank: { TaskOrderEntries: [] },
    change: routes.tasks.changeOrder,
    withEntry: ({ TaskOrderEntries }, text) => ({
      TaskOrderEntries: numbered(added(TaskOrderEntries, { id: 0, text, position: 0 })),
    }),
  },
  photo: {
    Icon: IconCamera,
    blank: { example_image: '', example_caption: '', review: 'after' },
    change: routes.tasks.changePhoto,
  },
  decision: {
    Icon: IconArrowsSplit2,
    blank: { TaskOptions: [] },
    change: routes.tasks.changeDecision,
    withEntry: ({ TaskOptions }, option) => ({
      TaskOptions: added(TaskOptions, { id: 0, option, image: '', reaction: '' }),
    }),
  },
};

export function studioKind<K extends TaskType>(type: K): StudioKind<K> {
  return KINDS[type];
}
