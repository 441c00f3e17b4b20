import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconLock, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Facts {
  poi_count: number;
  pointsToEarn: number;
  /** Average rating; 0 without ratings. */
  rating: number;
  ratings: number;
  code: 0 | 1;
}

interface Located {
  postal_code: string;
  PostalCodeCoordinate: { name: string } | null;
}

/** "93047 Regensburg", as far as known. */
export function postalCodeAndTown({ postal_code, PostalCodeCoordinate }: Located): string {
  return [postal_code, PostalCodeCoordinate?.name].filter(Boolean).join(' ');
}

/** Chip "code required". */
export function CodeChip() {
  const { t } = useTranslation();
  return (
    <Chip tone="sun" icon={<IconLock size={18} aria-hidden="true" />}>
      {t('exploration.code')}
    </Chip>
  );
}

/** Facts about an exploration: pois, points, rating, and whether a code is required. */
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
