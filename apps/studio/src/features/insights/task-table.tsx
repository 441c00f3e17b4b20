import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { insightShare } from '@puzzle-runs/domain/insights/summarise.ts';
import { useTranslation } from 'react-i18next';
import { type Column, PagedTable } from '#ui/paged-table.tsx';
import { useNumberFormat } from '#ui/use-number-format.ts';
import { medianText } from './duration-text.ts';
import styles from './insights.module.css';
import { WrongAnswers } from './wrong-answers.tsx';

type Task = Insights['tasks'][number];

interface Props {
  insights: Insights;
  explorationId: number;
  own: boolean;
}

/** How each quest went and, for the creator, its frequent wrong answers. */
export function TaskTable({ insights: { tasks }, explorationId, own }: Props) {
  const { t } = useTranslation();
  const { number, share } = useNumberFormat();
  const amount = (value: number, of: number) => {
    const part = insightShare(value, of);
    return part === null ? number(value) : `${number(value)} (${share(part)})`;
  };
  const columns: Column<Task>[] = [
    { head: t('insights.task'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('insights.poi'), cell: ({ poi }) => poi, long: true },
    { head: t('insights.tries'), cell: ({ tries }) => number(tries), short: true },
    { head: t('insights.tried'), cell: ({ tried }) => number(tried), short: true },
    { head: t('insights.solved'), cell: (task) => amount(task.solved, task.tried), short: true },
    { head: t('insights.givenUp'), cell: (task) => amount(task.given_up, task.tried), short: true },
    { head: t('insights.skipped'), cell: ({ skipped }) => number(skipped), short: true },
    { head: t('insights.time'), cell: ({ time }) => medianText(time), short: true },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('insights.tasks')}</h2>
      <p className={styles.text}>{t('insights.tasks.text')}</p>
      <PagedTable
        label={t('insights.tasks')}
        columns={columns}
        rows={tasks}
        empty={<p className={styles.text}>{t('insights.noTasks')}</p>}
      />
      {own && <WrongAnswers explorationId={explorationId} tasks={tasks} />}
    </section>
  );
}
