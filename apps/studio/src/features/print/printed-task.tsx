import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { taskTexts } from '@puzzle-runs/web/i18n/task.ts';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { PrintedChoice } from '#tasks/choice/printed-choice.tsx';
import { PrintedCloze } from '#tasks/cloze/printed-cloze.tsx';
import { PrintedDecision } from '#tasks/decision/printed-decision.tsx';
import { PrintedNumber } from '#tasks/guess-number/printed-number.tsx';
import { PrintedText } from '#tasks/guess-text/printed-text.tsx';
import { PrintedLocate } from '#tasks/locate/printed-locate.tsx';
import { PrintedOrder } from '#tasks/order/printed-order.tsx';
import { PrintedPhoto } from '#tasks/photo/printed-photo.tsx';
import { PrintedPieces } from '#tasks/pieces/printed-pieces.tsx';
import type { PrintedProps, PrintVisibility } from '#tasks/print/print-visibility.ts';
import { PrintedReplies } from '#tasks/replies/printed-replies.tsx';
import styles from './print-overview.module.css';

const CONTENTS: { readonly [K in TaskType]: ComponentType<PrintedProps<K>> } = {
  guess_text: PrintedText,
  guess_number: PrintedNumber,
  choice: PrintedChoice,
  cloze: PrintedCloze,
  locate: PrintedLocate,
  order: PrintedOrder,
  photo: PrintedPhoto,
  decision: PrintedDecision,
};

/** The content of a task of any kind, with its answer or a field for it. */
export function PrintedContent<K extends TaskType>({ kind, ...props }: PrintedProps<K> & { kind: K }) {
  const Printed: ComponentType<PrintedProps<K>> = CONTENTS[kind];
  return <Printed {...props} />;
}

interface Props {
  task: ManagedTask;
  /** All spots of the run. */
  pois: readonly ManagedPoi[];
  shown: PrintVisibility;
}

/** A task with its description, and its answer or a field for it. */
export function PrintedTask({ task, pois, shown }: Props) {
  const { t } = useTranslation(printTexts);
  const { t: tTask } = useTranslation(taskTexts);
  const id = useId();
  const { name, description, points, attempts, explanation, task_type, task: content } = task;
  const facts = [
    tTask(`play.kind.${task_type}`),
    tTask('play.points', { count: points }),
    ...(attempts === null ? [] : [t('print.attempts', { count: attempts })]),
  ];
  return (
    <article className={styles.task} aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {description !== '' && <RichText html={description} />}
      {task.pieces && <PrintedPieces pieces={task.pieces} pois={pois} />}
      <PrintedContent kind={task_type as TaskType} content={content} shown={shown} />
      <PrintedReplies content={content} shown={shown} />
      {shown.explanations && explanation !== '' && (
        <>
          <h5>{t('print.explanation')}</h5>
          <RichText html={explanation} />
        </>
      )}
    </article>
  );
}
