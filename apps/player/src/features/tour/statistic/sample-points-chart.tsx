import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './example-statistic.module.css';
import type { pointsTimeline } from './example-statistic.ts';
import { TOTALS } from './example-teams.ts';

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 40;
const BOTTOM = 28;
const TOP = 10;
const RIGHT = 10;

const x = (minute: number) => LEFT + (minute / TOTALS.minutes) * (WIDTH - LEFT - RIGHT);
const y = (points: number) => HEIGHT - BOTTOM - (points / TOTALS.points) * (HEIGHT - BOTTOM - TOP);

/** A team's points over time as a step chart. The table shows the same as text. */
export function SamplePointsChart({ course: timeline }: { course: ReturnType<typeof pointsTimeline> }) {
  const { t } = useTranslation(playgroundTexts);
  const last = timeline.at(-1);
  const line = timeline.map(({ minute, net }) => `H${x(minute)}V${y(net)}`).join('');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('playground.statistic.course', { points: last?.net ?? 0, minutes: last?.minute ?? 0 })}
    >
      {[0, 60, 120].map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {[0, 45, 90].map((minute) => (
        <text
          key={minute}
          x={x(minute)}
          y={HEIGHT - 6}
          textAnchor={minute === 0 ? 'start' : minute === 90 ? 'end' : 'middle'}
        >
          {t('playground.statistic.minute', { n: minute })}
        </text>
      ))}
      <path d={`M${x(0)} ${y(0)}${line}`} fill="none" stroke="var(--trail)" strokeWidth="3" strokeLinejoin="round" />
      {timeline.map(({ name, minute, net, points }) => (
        <circle
          key={name}
          cx={x(minute)}
          cy={y(net)}
          r="5"
          fill={points > 0 ? 'var(--trail)' : 'var(--sun)'}
          stroke="var(--card)"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
