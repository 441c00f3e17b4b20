import { repliesIn } from '@puzzle-runs/domain/tasks/replies.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import type { PrintedProps } from '../print/print-visibility.ts';

/** What players are told after expected wrong answers; printed with the answers. */
export function PrintedReplies({ content, shown }: PrintedProps<TaskType>) {
  const { t } = useTranslation(printTexts);
  const replies = repliesIn(content);
  if (!shown.answers || replies.length === 0) return null;
  return (
    <ul aria-label={t('print.replies')}>
      {replies.map(({ id, answer, reply, free }) => (
        <li key={id}>
          {t('print.reply', { answer })} {reply} {free && t('print.reply.free')}
        </li>
      ))}
    </ul>
  );
}
