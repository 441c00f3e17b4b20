import { NativeSelect } from '@mantine/core';
import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { query as siteQuery } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountQuery } from '#shell/account-call.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { InsightActions } from './insight-actions.tsx';
import { InsightCharts } from './insight-charts.tsx';
import { InsightFacts } from './insight-facts.tsx';
import { insightQuery, LANGS, PERIODS, PLAYS, readInsightFilters, withInsightFilter } from './insight-filters.ts';
import { InsightHighlights } from './insight-highlights.tsx';
import { InsightTaskTable } from './insight-task-table.tsx';
import styles from './insights.module.css';
import { PoiTable } from './poi-table.tsx';

interface Props {
  explorationId: number;
  /** Only the participations of this battle. */
  battleId?: number;
  /** Name and ratings of an own run. Only its creator reads and accepts wrong answers. */
  own?: { name: string; rating: number; ratings: number };
  /** Shown before the filters, such as a choice of the run. */
  choice?: ReactNode;
}

/** Insights of all players of a run, or all teams of a Versus: figures, charts and tables with filters. */
export function InsightsView({ explorationId, battleId, own, choice }: Props) {
  const { t } = useTranslation(statisticTexts);
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const filters = readInsightFilters(params);
  const { data: site } = useSuspenseQuery(siteQuery(routes.site.settings));
  const query = insightQuery(filters, { now: openedAt, timeZone: site.time_zone, battleId });
  const path = { exploration_id: explorationId };
  const { data } = useSuspenseQuery(accountQuery(routes.managedInsights.read, { params: path, query }));
  const choices = [
    { name: 'period', options: PERIODS.map((value) => ({ value, label: t(`insights.filter.period.${value}`) })) },
    ...(battleId === undefined
      ? [
          {
            name: 'play',
            options: PLAYS.map((value) => ({ value, label: t(`insights.filter.play.${value}`) })),
          } as const,
        ]
      : []),
    { name: 'lang', options: LANGS.map((value) => ({ value, label: t(`insights.filter.lang.${value}`) })) },
  ] as const;

  return (
    <div className={styles.insights}>
      <div className={styles.controls}>
        {choice}
        {choices.map(({ name, options }) => (
          <NativeSelect
            key={name}
            label={t(`insights.filter.${name}`)}
            data={options}
            value={filters[name]}
            onChange={({ target }) =>
              setParams(withInsightFilter(params, name, target.value), { replace: true, preventScrollReset: true })
            }
          />
        ))}
        <InsightActions params={path} query={query} own={own !== undefined} />
      </div>
      <p className={styles.selection}>
        {own && <strong>{isolated(own.name)} · </strong>}
        {choices
          .map(({ name, options }) => `${t(`insights.filter.${name}`)}: ${labelOf(options, filters[name])}`)
          .join(' · ')}
        {` · ${t('insights.asOf', { time: formatTime(openedAt.getTime()) })}`}
      </p>
      {data.begun === 0 ? (
        <EmptyState title={t('insights.empty.title')} text={t('insights.empty.text')} />
      ) : (
        <>
          <InsightHighlights insights={data} own={own && { ...own, explorationId }} />
          <InsightFacts insights={data} />
          <InsightCharts insights={data} timeZone={site.time_zone} />
          <PoiTable insights={data} />
          <InsightTaskTable insights={data} explorationId={explorationId} own={own !== undefined} />
          <DayTable insights={data} timeZone={site.time_zone} />
        </>
      )}
    </div>
  );
}

function labelOf(options: readonly { value: string; label: string }[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? '';
}

type Day = Insights['days'][number] & { id: number };

/** Participations begun and finished per day, newest first. */
function DayTable({ insights: { days }, timeZone }: { insights: Insights; timeZone: string }) {
  const { t, i18n } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: Column<Day>[] = [
    { head: t('insights.day'), cell: ({ day }) => <strong>{date.format(new Date(day))}</strong> },
    { head: t('insights.begun'), cell: ({ begun }) => number(begun) },
    { head: t('insights.finished'), cell: ({ finished }) => number(finished) },
  ];
  const rows = days.map((day, id) => ({ ...day, id })).toReversed();
  return (
    <section className={styles.section}>
      <h2>{t('insights.days')}</h2>
      <p className={styles.text}>{t('insights.days.text', { zone: timeZone })}</p>
      <PagedTable label={t('insights.days')} columns={columns} rows={rows} empty={null} />
    </section>
  );
}
