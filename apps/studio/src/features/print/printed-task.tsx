import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { taskKindKeys } from '@puzzle-runs/web/task/task-kind-keys.ts';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './print-overview.module.css';
import type { PrintVisibility } from './print-visibility.ts';
import { PrintedChoice, PrintedOrder } from './printed-choice-and-order.tsx';
import { PrintedCloze, PrintedLocate } from './printed-cloze-and-locate.tsx';
import { PrintedPhoto } from './printed-photo.tsx';
import { PrintedNumber, PrintedText } from './printed-text-and-number.tsx';

interface ContentProps<K extends TaskType> {
  content: TaskContents[K];
  shown: PrintVisibility;
}

const contents: { readonly [K in TaskType]: ComponentType<ContentProps<K>> } = {
  guess_text: PrintedText,
  guess_number: PrintedNumber,
  choice: PrintedChoice,
  cloze: PrintedCloze,
  locate: PrintedLocate,
  order: PrintedOrder,
  photo: PrintedPhoto,
};

function PrintedContent<K extends TaskType>({ kind, ...props }: ContentProps<K> & { kind: K }) {
  const Content: ComponentType<ContentProps<K>> = contents[kind];
  return <Content {...props} />;
}

/** A task with its description, and its answer or a field for it. */
export function PrintedTask({ task, shown }: { task: ManagedTask; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const id = useId();
  const { name, description, points, attempts, explanation, task_type, task: content } = task;
  const facts = [
    t(taskKindKeys[task_type]),
    t('play.points', { count: points }),
    ...(attempts === null ? [] : [t('print.attempts', { count: attempts })]),
  ];
  return (
    <article className={styles.task} aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {description !== '' && <RichText html={description} />}
      <PrintedContent kind={task_type as TaskType} content={content} shown={shown} />
      {shown.explanations && explanation !== '' && (
        <>
          <h5>{t('print.explanation')}</h5>
          <RichText html={explanation} />
        </>
      )}
    </article>
  );
}
