import type { InsightTable } from '@puzzle-runs/domain/insights/insight-tables.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';

/** Column headings of the insights as CSV. Durations are in seconds, from and up to; days are in UTC. */
export const insightColumns: Record<Language, Record<InsightTable, readonly string[]>> = {
  de: {
    days: ['Tag (UTC)', 'Begonnen', 'Beendet'],
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
      'Versucht',
      'Gelöst',
      'Aufgegeben',
      'Übersprungen',
      'Median von (s)',
      'Median bis (s)',
    ],
  },
  en: {
    days: ['Day (UTC)', 'Begun', 'Finished'],
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
      'Tried',
      'Solved',
      'Given up',
      'Skipped',
      'Median from (s)',
      'Median to (s)',
    ],
  },
};
