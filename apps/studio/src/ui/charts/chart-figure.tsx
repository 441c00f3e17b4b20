import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { EChartsOption } from 'echarts';
import { isValidElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import styles from './charts.module.css';

const DrawnChart = onDemand(() => import('./echarts-chart.tsx').then((file) => file.EchartsChart));

interface Props {
  title: string;
  /** Summary of the chart in one sentence; also its label for screen readers. */
  text: string;
  /** Drawn chart, or bars as elements. Undefined without data: the figure shows a "no data" text instead. */
  option: EChartsOption | ReactElement | undefined;
  legend?: ReactNode;
  /** The values of the chart as a table, for screen readers and exact reading; bars show theirs. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

/**
 * A chart with its title, its summary and a table of its values; without data one line. The chart library loads lazily.
 */
export function ChartFigure({ title, text, option, legend, table }: Props) {
  const { t } = useTranslation(statisticTexts);
  return (
    <figure className={option ? styles.figure : styles.empty}>
      <figcaption className={styles.caption}>
        <h3>{title}</h3>
        <p>{option ? text : t('statistic.noData')}</p>
      </figcaption>
      {option && (
        <>
          {isValidElement(option) ? (
            option
          ) : (
            <div className={styles.drawing}>
              <Suspense>
                <DrawnChart option={option} label={`${title}: ${text}`} />
              </Suspense>
            </div>
          )}
          {legend}
          {table && <ValuesTable title={title} {...table} />}
        </>
      )}
    </figure>
  );
}

function ValuesTable({ title, head, rows }: { title: string } & NonNullable<Props['table']>) {
  const { t } = useTranslation(statisticTexts);
  return (
    <details className={styles.values}>
      <summary>{t('statistic.asTable')}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Index as key, because teams may have the same name.
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
