import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { ColumnNotes } from './column-notes.tsx';
import { medianText } from './duration-text.ts';
import styles from './insights.module.css';
import { useAmount } from './use-amount.ts';
import { WrongAnswers } from './wrong-answers.tsx';

const EXPLAINED = ['tries', 'tried', 'solved', 'givenUp', 'waiting', 'skipped', 'time'] as const;

type Task = Insights['tasks'][number];

interface Props {
  insights: Insights;
  explorationId: number;
  own: boolean;
}

/** Results of each quest and, for the creator, its frequent wrong answers. */
export function InsightTaskTable({ insights: { tasks }, explorationId, own }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const amount = useAmount();
  const columns: Column<Task>[] = [
    { head: t('insights.task'), cell: ({ name }) => <strong>{name}</strong>, long: true },
    { head: t('insights.poi'), cell: ({ poi }) => poi, long: true },
    { head: t('insights.tries'), cell: ({ tries }) => number(tries), short: true },
    { head: t('insights.tried'), cell: ({ tried }) => number(tried), short: true },
    { head: t('insights.solved'), cell: (task) => amount(task.solved, task.tried), short: true },
    { head: t('insights.givenUp'), cell: (task) => amount(task.given_up, task.tried), short: true },
    { head: t('insights.waiting'), cell: ({ waiting }) => number(waiting), short: true },
    { head: t('insights.skipped'), cell: ({ skipped }) => number(skipped), short: true },
    { head: t('insights.time'), cell: ({ time }) => medianText(time), short: true },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('insights.tasks')}</h2>
      <p className={styles.text}>{t('insights.tasks.text')}</p>
      <ColumnNotes notes={EXPLAINED.map((of) => ({ head: t(`insights.${of}`), text: t(`insights.${of}.text`) }))} />
      <PagedTable
        label={t('insights.tasks')}
        columns={columns}
        rows={tasks}
        empty={<p className={styles.text}>{t('insights.noTasks')}</p>}
      />
      <Decisions tasks={tasks} />
      {own && <WrongAnswers explorationId={explorationId} tasks={tasks} />}
    </section>
  );
}

/** How many participations chose each option of each decision. Renders nothing without decisions. */
function Decisions({ tasks }: Pick<Insights, 'tasks'>) {
  const { t } = useTranslation(statisticTexts);
  const amount = useAmount();
  const rows = tasks.flatMap(({ name, poi, solved, options }) =>
    options.map((each) => ({ ...each, task: name, poi, solved })),
  );
  if (rows.length === 0) return null;
  const columns: Column<(typeof rows)[number] & { id: number }>[] = [
    { head: t('insights.option'), cell: ({ option }) => <strong>{option}</strong>, long: true },
    { head: t('insights.task'), cell: ({ task }) => task, long: true },
    { head: t('insights.chosen'), cell: ({ chosen, solved }) => amount(chosen, solved), short: true },
  ];
  return (
    <>
      <h3>{t('insights.decisions')}</h3>
      <PagedTable
        label={t('insights.decisions')}
        columns={columns}
        rows={rows.map((row, id) => ({ ...row, id }))}
        empty={null}
      />
    </>
  );
}
