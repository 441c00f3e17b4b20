import type { ReportReason } from '@puzzle-runs/domain/insights/feedback.ts';
import type { InsightTable } from '@puzzle-runs/domain/insights/insight-tables.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';

/**
 * Column headings of the insights as CSV. Durations are in seconds, from and up to; days are in the time zone of the
 * installation, times in UTC.
 */
export const insightColumns: Record<Language, Record<InsightTable, readonly string[]>> = {
  de: {
    days: ['Tag', 'Begonnen', 'Beendet'],
    pois: [
      'Nr.',
      'Puzzle Spot',
      'Offen',
      'Erste Quest gelöst',
      'Alle Quests gelöst',
      'Hier aufgehört',
      'Hinweise gekauft',
      'Ankunft: Standort',
      'Ankunft: Code vor Ort',
      'Ankunft: Code der Spielleitung',
      'Ankunft: „Wir sind da“',
    ],
    tasks: [
      'Puzzle Spot',
      'Puzzle Quest',
      'Versuche',
      'Versucht von',
      'Gelöst',
      'Aufgegeben',
      'Warten auf Prüfung',
      'Übersprungen',
      'Median von (s)',
      'Median bis (s)',
    ],
    wrong: ['Puzzle Quest', 'Antwort', 'Von wie vielen', 'Wie oft'],
    reports: ['Puzzle Spot', 'Puzzle Quest', 'Grund', 'Text', 'Gesendet (UTC)', 'Erledigt (UTC)'],
    comments: ['Kommentar', 'Sterne', 'Geschrieben (UTC)'],
  },
  en: {
    days: ['Day', 'Started', 'Finished'],
    pois: [
      'No.',
      'Puzzle Spot',
      'Open',
      'First Quest solved',
      'All Quests solved',
      'Left here',
      'Hints bought',
      'Arrival: position',
      'Arrival: code at the place',
      'Arrival: organiser’s code',
      'Arrival: “We are there”',
    ],
    tasks: [
      'Puzzle Spot',
      'Puzzle Quest',
      'Tries',
      'Tried by',
      'Solved',
      'Given up',
      'Waiting for review',
      'Skipped',
      'Median from (s)',
      'Median to (s)',
    ],
    wrong: ['Puzzle Quest', 'Answer', 'By how many', 'How often'],
    reports: ['Puzzle Spot', 'Puzzle Quest', 'Reason', 'Text', 'Sent (UTC)', 'Resolved (UTC)'],
    comments: ['Comment', 'Stars', 'Written (UTC)'],
  },
};

/** Reasons of reports, as on the screen. */
export const reportReasons: Record<Language, Record<ReportReason, string>> = {
  de: {
    answer_refused: 'Richtige Antwort wird nicht angenommen',
    unclear: 'Quest ist unklar',
    place_changed: 'Am Ort hat sich etwas geändert',
    not_accessible: 'Ort ist nicht zugänglich',
    unsafe: 'Hier ist es gefährlich',
    other: 'Etwas anderes',
  },
  en: {
    answer_refused: 'A right answer is refused',
    unclear: 'The quest is unclear',
    place_changed: 'Something has changed here',
    not_accessible: 'The place is not accessible',
    unsafe: 'It is dangerous here',
    other: 'Something else',
  },
};
