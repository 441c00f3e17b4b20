import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import styles from './checklist.module.css';
import { placeOf } from './checklist-place.ts';

/** Defects of the run itself; other entries without a poi concern its list of pois. */
const WHOLE: {
  readonly [reason in ChecklistEntry['reason']]?: 'explorations.postalCode' | 'explorations.check.texts';
} = {
  unknown_postal_code: 'explorations.postalCode',
  picture_without_description: 'explorations.check.texts',
  media_without_transcript: 'explorations.check.texts',
};

interface Props {
  rows: readonly ChecklistEntry[];
  /** Slug of the exploration. */
  slug: string;
}

/** The defects of an exploration, each with a link to the page that fixes it. */
export function Checklist({ rows, slug }: Props) {
  const { t } = useTranslation(explorationsTexts);

  function reasonOf({ reason, unlock_type, needed, in_reach }: ChecklistEntry): string {
    if (reason !== 'poi_unreachable' || unlock_type === null) return t(`explorations.check.${reason}`);
    return t(`explorations.check.unreachable.${unlock_type}`, { needed: needed ?? 0, inReach: in_reach ?? 0 });
  }

  return (
    <ul className={styles.list}>
      {rows.map((entry) => {
        const { reason, blocking, Poi, Task, lang } = entry;
        const place = placeOf(entry, slug);
        const whole = t(WHOLE[reason] ?? 'explorations.check.pois');
        const name = joinNames([Poi?.name, Task?.name]) || (lang === null ? whole : ownLanguageName(lang));
        return (
          <li key={`${reason} ${Poi?.id} ${Task?.id} ${lang}`}>
            <span className={styles.head}>
              <Link to={place}>{name}</Link>
              {!blocking && <StatusChip tone="plain">{t('explorations.check.harmless')}</StatusChip>}
            </span>
            {reasonOf(entry)}
          </li>
        );
      })}
    </ul>
  );
}
