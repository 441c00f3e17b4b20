import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** Independent toggles for the parts that the overview shows besides the tasks. */
export interface PrintVisibility {
  answers: boolean;
  /** Blank lines, to be filled in by hand. */
  fields: boolean;
  /** Texts that players read after the answer and at the finish. */
  explanations: boolean;
}

/** Props of a content on paper: the answer, or a field for it. */
export interface PrintedProps<K extends TaskType> {
  content: TaskContents[K];
  shown: PrintVisibility;
}

/**
 * Reads the address: `answers=1` shows the answers, `fields=0` hides the blank lines, `explanations=1` shows the
 * explanations.
 */
export function readPrintVisibility(params: URLSearchParams): PrintVisibility {
  return {
    answers: params.get('answers') === '1',
    fields: params.get('fields') !== '0',
    explanations: params.get('explanations') === '1',
  };
}

/** The query of an address, without toggles that have their default. */
export function writePrintVisibility({ answers, fields, explanations }: PrintVisibility): Record<string, string> {
  return {
    ...(answers && { answers: '1' }),
    ...(!fields && { fields: '0' }),
    ...(explanations && { explanations: '1' }),
  };
}
