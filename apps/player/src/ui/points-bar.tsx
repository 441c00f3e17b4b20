import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';

interface Props {
  /** Net points; below zero they show as 0 (specification 1, part 9). */
  value: number;
  /** Points to earn. */
  max: number;
  label: string;
  tone?: 'trail' | 'sun';
}

/** Points of a player or team out of what there is to earn. */
export function PointsBar({ value, ...rest }: Props) {
  return <ProgressBar value={Math.max(value, 0)} {...rest} />;
}
