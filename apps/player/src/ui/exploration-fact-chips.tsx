import { isSameLanguage } from '@puzzle-runs/domain/exploration/content-language.ts';
import { formatNumber } from '@puzzle-runs/web/i18n/format-number.ts';
import { formatDuration } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconClock, IconLanguage, IconLock, IconStarFilled } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

interface NamedLanguage {
  lang: string;
  name: string;
}

interface Facts {
  poi_count: number;
  pointsToEarn: number;
  /** Average rating; 0 without ratings. */
  rating: number;
  ratings: number;
  code: 0 | 1;
  lang: string;
  /** Only if there are several. */
  languages?: NamedLanguage[] | undefined;
  minutes: number | null;
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

interface Props {
  exploration: Facts;
  /** In lists also the duration, and the languages if there are several or if it is not that of the site. */
  inList?: boolean;
}

/** Facts about an exploration: pois, points, rating, and whether a code is required. */
export function ExplorationFactChips({ exploration, inList = true }: Props) {
  const { t, i18n } = useTranslation();
  const { lang, minutes, languages } = exploration;
  const rating = formatNumber(exploration.rating, i18n.language, { maximumFractionDigits: 1 });
  return (
    <ChipRow>
      <Chip>{t('exploration.pois', { count: exploration.poi_count })}</Chip>
      <Chip>{t('exploration.points', { count: exploration.pointsToEarn })}</Chip>
      {inList && minutes !== null && (
        <Chip icon={<IconClock size={18} aria-hidden="true" />}>{formatDuration(minutes)}</Chip>
      )}
      {inList && (languages || !isSameLanguage(lang, i18n.language)) && (
        <Chip tone="lock" icon={<IconLanguage size={18} aria-hidden="true" />}>
          {languages ? <OwnNames languages={languages} /> : languageName(lang, i18n.language)}
        </Chip>
      )}
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

/** "Deutsch, English", each name read aloud in its language. */
function OwnNames({ languages }: { languages: readonly NamedLanguage[] }) {
  return (
    <span>
      {languages.map(({ lang, name }, index) => (
        <Fragment key={lang}>
          {index > 0 && ', '}
          <span lang={lang}>{name}</span>
        </Fragment>
      ))}
    </span>
  );
}
