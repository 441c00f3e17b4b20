import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { GOOD_TO_KNOW } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { formatDuration, formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { placeOfPoi } from '#shell/place-of-poi.ts';

/** Duration, length, printed language, ticks and meeting point of an exploration, as far as known. */
export function usePrintedFacts(exploration: PrintedExploration): string[] {
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
