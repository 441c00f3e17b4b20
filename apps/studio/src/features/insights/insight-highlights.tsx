import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { hardestTask, mostLeft } from '@puzzle-runs/domain/insights/stand-out.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountQuery } from '#shell/account-call.ts';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import styles from './insights.module.css';

interface Props {
  insights: Insights;
  /** Mean and number of all ratings, for an own run: only its creator sees these and wrong answers. */
  own: { explorationId: number; rating: number; ratings: number } | undefined;
}

/**
 * Answers to a creator's first questions: how players liked the run, where they gave up, and which quest may be wrong.
 */
export function InsightHighlights({ insights: { begun, pois, tasks }, own }: Props) {
  const { t } = useTranslation(statisticTexts);
  const { number, mean } = useNumberFormats();
  const left = mostLeft(pois);
  const hardest = hardestTask(tasks);
  const highlights = [
    ...(own
      ? [
          {
            name: 'rating',
            value: own.ratings > 0 ? t('insights.rating.value', { mean: mean(own.rating) }) : '–',
            text: own.ratings > 0 ? t('insights.rating.text', { count: own.ratings }) : t('insights.rating.none'),
          } as const,
        ]
      : []),
    {
      name: 'left',
      value: left?.name ?? '–',
      text: left
        ? t('insights.left.text', { left: number(left.left_here), begun: number(begun) })
        : t('insights.left.none'),
    },
    {
      name: 'hardest',
      value: hardest?.name ?? '–',
      text: hardest
        ? t('insights.hardest.text', {
            solved: number(hardest.solved),
            tried: number(hardest.tried),
            wrong: number(hardest.tries - hardest.solved),
          })
        : t('insights.hardest.none'),
    },
  ] as const;
  return (
    <section className={styles.section} aria-label={t('insights.highlights')}>
      <h2>{t('insights.highlights')}</h2>
      <dl className={styles.highlights}>
        {highlights.map(({ name, value, text }) => (
          <div key={name}>
            <dt>{t(`insights.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.text}>{text}</dd>
            {name === 'hardest' && own && hardest && (
              <FrequentWrongAnswer explorationId={own.explorationId} taskId={hardest.id} />
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The wrong answer that most participations gave to a task, with a link to all. Renders nothing if no answer was given
 * twice.
 */
function FrequentWrongAnswer({ explorationId, taskId }: { explorationId: number; taskId: number }) {
  const { t } = useTranslation(statisticTexts);
  const params = { exploration_id: explorationId };
  const { data } = useSuspenseQuery(accountQuery(routes.managedInsights.wrongAnswers, { params }));
  const first = data.rows.find(({ task_id }) => task_id === taskId); // the most frequent first
  if (!first) return null;
  return (
    <dd className={styles.text}>
      <a href="#wrong">{t('insights.hardest.wrong', { text: first.text, count: first.participations })}</a>
    </dd>
  );
}
