import { roundDistance } from '@puzzle-runs/domain/geo/round-distance.ts';
import { useTranslation } from 'react-i18next';

/** Writes metres as players read them: "225 m", "1,4 km". */
export function useDistanceText(): (metres: number) => string {
  const { t } = useTranslation();
  return (metres) => {
    const { value, unit } = roundDistance(metres);
    return t(unit === 'm' ? 'compass.metres' : 'compass.kilometres', { n: value });
  };
}
