import { hintsInFile, type RunFile, type RunPoi, type RunTask } from '@puzzle-runs/contract/run-format.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { countGaps } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import {
  type SourceText,
  type TranslatablePoi,
  textsOfExploration,
  textsOfHint,
  textsOfPoi,
  textsOfTask,
} from '@puzzle-runs/domain/translation/source-texts.ts';
import { textField } from '@puzzle-runs/domain/translation/text-fields.ts';
import { isTranslationLanguage } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { timeSlices } from '#concurrency/time-slices.ts';
import type { Tx } from '#db/store.ts';
import { findTranslatable, insertLanguages, type StoredText, storeTexts } from '#db/stored-texts.ts';
import { listLanguages } from '#db/translated-texts.ts';
import { refreshOffered, sourceHashOf } from '#modules/content/translations.service.ts';
import { type FileText, fromFileTexts } from './texts-in-file.ts';

/** Stores the languages of a new exploration, and the texts of everything in it. */
export async function importTexts(tx: Tx, id: number, { pois, ...file }: RunFile['exploration'], now: Date) {
  const languages = (file.languages ?? []).filter((lang) => isTranslationLanguage(lang, file.lang));
  if (languages.length === 0) return;
  await insertLanguages(tx, id, languages);
  const stored = await findTranslatable(tx, id);
  if (!stored) return;
  const letOthersRun = timeSlices();
  const texts = fromFileTexts(textsOfExploration(stored), file.texts);
  for (const [index, poi] of pois.entries()) {
    texts.push(...textsInPoi(stored.pois[index], poi));
    await letOthersRun();
  }
  await storeUsable(tx, { explorationId: id, languages, now }, texts);
}

/** New parts of a stored exploration by their ids. */
interface NewParts {
  pois?: ReadonlyMap<number, RunPoi>;
  tasks?: ReadonlyMap<number, RunTask>;
}

/** Stores the texts of new pois and tasks in the languages of their exploration. */
export async function importTextsOfParts(
  tx: Tx,
  { explorationId, now }: { explorationId: number; now: Date },
  { pois, tasks }: NewParts,
): Promise<void> {
  const languages = (await listLanguages(tx, explorationId)).map(({ lang }) => lang);
  if (languages.length === 0) return;
  const stored = await findTranslatable(tx, explorationId);
  const texts = (stored?.pois ?? []).flatMap((poi) => {
    const file = pois?.get(poi.id);
    if (file) return textsInPoi(poi, file);
    return poi.tasks.flatMap((task) => fromFileTexts(textsOfTask(task), tasks?.get(task.id)?.texts));
  });
  await storeUsable(tx, { explorationId, languages, now }, texts);
}

function textsInPoi(stored: TranslatablePoi | undefined, file: RunPoi): FileText[] {
  if (!stored) return [];
  const hints = hintsInFile(file);
  return [
    ...fromFileTexts(textsOfPoi(stored), file.texts),
    ...stored.hints.flatMap((hint, index) => {
      const inFile = hints[index];
      return fromFileTexts(textsOfHint(hint), inFile && 'texts' in inFile ? inFile.texts : undefined);
    }),
    ...stored.tasks.flatMap((task, index) => fromFileTexts(textsOfTask(task), file.tasks[index]?.texts)),
  ];
}

interface Target {
  explorationId: number;
  languages: readonly string[];
  now: Date;
}

async function storeUsable(tx: Tx, { explorationId, languages, now: updatedAt }: Target, texts: readonly FileText[]) {
  const letOthersRun = timeSlices();
  const stored: StoredText[] = [];
  for (const { source, lang, text, sourceText } of texts) {
    if (!languages.includes(lang) || !isUsable(source, text)) continue;
    const { record, id, field, itemId } = source;
    const made = { text, sourceText, sourceHash: sourceHashOf(sourceText), updatedAt };
    stored.push({ record, id, field, itemId, lang, explorationId, ...made });
    await letOthersRun();
  }
  await storeTexts(tx, stored);
  await refreshOffered(tx, explorationId);
}

/** Whether a text shows something and, in a gap text, has the gaps of its source. */
function isUsable({ record, field, source }: SourceText, text: string): boolean {
  const blank = textField(record, field)?.format === 'html' ? isBlankHtml(text) : isBlank(text);
  return !blank && (field !== 'cloze_text' || countGaps(text) === countGaps(source));
}
