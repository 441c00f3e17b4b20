import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { IconAlertTriangle, IconBulb, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runTexts } from '#i18n/run.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { useChainWords, useConditionWords } from '#shell/poi-page/use-condition-words.ts';
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

/** Faults and tips for an exploration, each with a link to the page that fixes it, and what is in order. */
export function Checklist({ rows, slug }: Props) {
  const { t } = useTranslation(runTexts);
  const chainWords = useChainWords();
  const { data: trail } = useQuery(trailQuery(slug));
  const { excluding } = useConditionWords(trail?.Pois ?? []);

  function reasonOf(entry: ChecklistEntry): string {
    const { reason, unlock_type, needed, in_reach, chain = [] } = entry;
    if (chain.length > 1) return t('explorations.check.chain', { chain: chainWords(chain) });
    if (reason !== 'poi_unreachable' || unlock_type === null)
      return joinNames([t(`explorations.check.${reason}`), excluding(entry)], ' ');
    return t(`explorations.check.unreachable.${unlock_type}`, { needed: needed ?? 0, inReach: in_reach ?? 0 });
  }

  const ordered = rows.toSorted((a, b) => Number(b.blocking) - Number(a.blocking));
  return (
    <ul className={styles.list}>
      {ordered.map((entry) => {
        const { reason, blocking, Poi, Task, lang } = entry;
        const place = placeOf(entry, slug);
        const whole = t(WHOLE[reason] ?? 'explorations.check.pois');
        const name = joinNames([Poi?.name, Task?.name]) || (lang === null ? whole : ownLanguageName(lang));
        const Icon = blocking ? IconAlertTriangle : IconBulb;
        return (
          <li key={`${reason} ${Poi?.id} ${Task?.id} ${lang}`} className={styles[blocking ? 'fault' : 'tip']}>
            <Icon aria-hidden="true" size={20} />
            <span>
              <Link to={place}>{name}</Link>{' '}
              {!blocking && <span className="visually-hidden">{`(${t('explorations.check.harmless')}) `}</span>}
              {reasonOf(entry)}
            </span>
          </li>
        );
      })}
      {checksIn(rows).map((check) => (
        <li key={check} className={styles.check}>
          <IconCheck aria-hidden="true" size={20} />
          {t(`explorations.check.${check}`)}
        </li>
      ))}
    </ul>
  );
}

/** What is in order, as far as the faults tell. */
function checksIn(rows: readonly ChecklistEntry[]): ('answers' | 'ways')[] {
  const has = (...reasons: ChecklistEntry['reason'][]) => rows.some(({ reason }) => reasons.includes(reason));
  if (has('no_poi')) return [];
  return [
    ...(has('no_task', 'task_without_answer') ? [] : (['answers'] as const)),
    ...(has('poi_unreachable') ? [] : (['ways'] as const)),
  ];
}
