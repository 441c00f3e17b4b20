import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import {
  IconAlignLeft,
  IconCamera,
  IconLetterCaseUpper,
  IconListCheck,
  IconNumber123,
  IconQrcode,
  IconSortAscending,
  type TablerIcon,
} from '@tabler/icons-react';

/** Name and icon of each kind of task, in the order of the editor. */
export const KINDS = {
  guess_number: { label: 'task.kind.guess_number', Icon: IconNumber123 },
  cloze: { label: 'task.kind.cloze', Icon: IconAlignLeft },
  locate: { label: 'task.kind.locate', Icon: IconQrcode },
  guess_text: { label: 'task.kind.guess_text', Icon: IconLetterCaseUpper },
  choice: { label: 'task.kind.choice', Icon: IconListCheck },
  order: { label: 'task.kind.order', Icon: IconSortAscending },
  photo: { label: 'task.kind.photo', Icon: IconCamera },
} as const satisfies Record<TaskType, { label: string; Icon: TablerIcon }>;
