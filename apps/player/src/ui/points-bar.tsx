import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';

interface Props {
  /** Net points; negative values show as 0. */
  value: number;
  /** Points to earn. */
  max: number;
  label: string;
  tone?: 'trail' | 'sun';
}

/** Points of a player or team out of the points to earn. */
export function PointsBar({ value, ...rest }: Props) {
  return <ProgressBar value={Math.max(value, 0)} {...rest} />;
}
