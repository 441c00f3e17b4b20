import type { EChartsOption } from 'echarts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './charts.module.css';

const DrawnChart = lazy(async () => ({ default: (await import('./echarts-chart.tsx')).EchartsChart }));

interface Props {
  title: string;
  /** What the drawing says, in a sentence; it is also read instead of it. */
  text: string;
  /** Undefined: there is nothing to draw (specification 2, part 2). */
  option: EChartsOption | undefined;
  legend?: ReactNode;
  /** The same as the drawing: its values, for whoever does not see it or wants to know exactly. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

/** One chart with its title, its meaning and its values. */
export function ChartFigure({ title, text, option, legend, table: { head, rows } }: Props) {
  const { t } = useTranslation();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <h3>{title}</h3>
        <p>{option ? text : t('statistic.noData')}</p>
      </figcaption>
      {option && (
        <>
          <div className={styles.drawing}>
            <Suspense>
              <DrawnChart option={option} label={`${title}: ${text}`} />
            </Suspense>
          </div>
          {legend}
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
                  // Teams may have the same name: the place in the list is what a row is known by.
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      <td key={head[column]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
