import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { GOOD_TO_KNOW } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { formatDuration, formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { taskTexts } from '@puzzle-runs/web/i18n/task.ts';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { placeOfPoi } from '#shell/place-of-poi.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
import styles from './print-overview.module.css';
import { PrintedPoi } from './printed-poi.tsx';

/** Printable overview of an exploration with all its content. */
export function PrintOverview({ exploration, shown }: { exploration: PrintedExploration; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  const { t: tTask } = useTranslation(taskTexts);
  const printedFacts = usePrintedFacts(exploration);
  const facts = [
    [exploration.postal_code, exploration.PostalCodeCoordinate?.name].filter(Boolean).join(' '),
    t('print.pois', { count: exploration.poi_count }),
    t('print.tasks', { count: exploration.task_count }),
    tTask('play.points', { count: exploration.pointsToEarn }),
    ...printedFacts,
  ];
  return (
    <article className={styles.exploration}>
      <h2>{exploration.name}</h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {exploration.description !== '' && <RichText html={exploration.description} />}
      {exploration.intro !== '' && (
        <>
          <h3>{t('print.intro')}</h3>
          <RichText html={exploration.intro} />
        </>
      )}
      {exploration.Pois.length === 0 && <p>{t('print.noPois')}</p>}
      {exploration.Pois.toSorted((a, b) => a.position - b.position).map((poi) => (
        <PrintedPoi key={poi.id} poi={poi} pois={exploration.Pois} shown={shown} />
      ))}
      {shown.explanations && exploration.finale !== '' && (
        <>
          <h3>{t('print.finale')}</h3>
          <RichText html={exploration.finale} />
        </>
      )}
    </article>
  );
}

/** Duration, length, printed language, ticks and meeting point of an exploration, as far as known. */
function usePrintedFacts(exploration: PrintedExploration): string[] {
  const { t, i18n } = useTranslation(printTexts);
  const { lang = exploration.lang } = useContentLanguage();
  const { duration_minutes, measured_minutes, walk_metres, meeting_latitude, meeting_longitude } = exploration;
  const minutes = duration_minutes ?? measured_minutes;
  const metres = walk_metres ?? walkLength(exploration.Pois.map(placeOfPoi))?.metres ?? null;
  return [
    ...(minutes === null ? [] : [formatDuration(minutes)]),
    ...(metres === null ? [] : [formatWalk(metres, i18n.language)]),
    lang === exploration.lang ? languageName(lang, i18n.language) : ownLanguageName(lang),
    ...GOOD_TO_KNOW.filter((tick) => exploration[tick]).map((tick) => t(`print.${tick}`)),
    ...(meeting_latitude === null || meeting_longitude === null
      ? []
      : [t('print.meeting', { latitude: meeting_latitude, longitude: meeting_longitude })]),
  ];
}
