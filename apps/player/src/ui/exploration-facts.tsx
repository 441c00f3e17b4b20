import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconLock, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Facts {
  poi_count: number;
  pointsToEarn: number;
  /** Mean of the ratings; 0 when nobody rated. */
  rating: number;
  ratings: number;
  code: 0 | 1;
}

interface Located {
  postal_code: string;
  PostalCodeCoordinate: { name: string } | null;
}

/** "93047 Regensburg", as far as it is known. */
export function postalCodeAndTown({ postal_code, PostalCodeCoordinate }: Located): string {
  return [postal_code, PostalCodeCoordinate?.name].filter(Boolean).join(' ');
}

/** A code is needed. */
export function CodeChip() {
  const { t } = useTranslation();
  return (
    <Chip tone="sun" icon={<IconLock size={18} aria-hidden="true" />}>
      {t('exploration.code')}
    </Chip>
  );
}

/** What to know of a run before opening it: pois, points, rating, whether it asks for a code. */
export function ExplorationFacts({ exploration }: { exploration: Facts }) {
  const { t, i18n } = useTranslation();
  const rating = exploration.rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <ChipRow>
      <Chip>{t('exploration.pois', { count: exploration.poi_count })}</Chip>
      <Chip>{t('exploration.points', { count: exploration.pointsToEarn })}</Chip>
      {exploration.ratings > 0 && (
        <Chip tone="sun" icon={<IconStarFilled size={16} aria-hidden="true" />}>
          <span aria-hidden="true">{rating}</span>
          <span className="visually-hidden">{t('exploration.rating', { rating })}</span>
        </Chip>
      )}
      {exploration.code === 1 && <CodeChip />}
    </ChipRow>
  );
}
