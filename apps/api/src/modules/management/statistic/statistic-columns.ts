import type { ArrivalMethod } from '@puzzle-runs/domain/poi/arrival.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';

interface Columns {
  readonly teams: readonly string[];
  readonly entries: readonly string[];
  readonly task: string;
  readonly hint: string;
  readonly points: string;
  readonly arrival: string;
  readonly ties: Readonly<Record<TieRule, string>>;
  readonly arrivals: Readonly<Record<ArrivalMethod, string>>;
}

/** Column headings of the statistic as CSV. Times are in UTC. */
export const statisticColumns: Record<Language, Columns> = {
  de: {
    teams: [
      'Platz',
      'Team',
      'Puzzle Run',
      'Punkte',
      'Gesammelt',
      'Ausgegeben',
      'Gutschriften',
      'Erreichbar',
      'Anteil in Prozent',
      'Puzzle Quests gelöst',
      'Puzzle Quests',
      'Hinweise genutzt',
      'Hinweise',
      'Beitritt (UTC)',
      'Erste Lösung (UTC)',
      'Letzte Lösung (UTC)',
      'Letzte Quest mit Punkten (UTC)',
      'Spielzeit bis dahin',
      'Bei Gleichstand zählt',
      'Dauer',
    ],
    entries: ['Team', 'Puzzle Run', 'Puzzle Spot', 'Art', 'Name', 'Wert', 'Punkte', 'Zeit (UTC)'],
    task: 'Puzzle Quest',
    hint: 'Hinweis',
    points: 'Gutschrift',
    arrival: 'Ankunft',
    ties: { last_solution: 'Zeit der letzten Quest mit Punkten', playing_time: 'Spielzeit' },
    arrivals: {
      position: 'Standort',
      code: 'Code vor Ort',
      organiser_code: 'Code der Spielleitung',
      self_reported: '„Wir sind da“',
    },
  },
  en: {
    teams: [
      'Place',
      'Team',
      'Puzzle Run',
      'Points',
      'Collected',
      'Spent',
      'Adjustments',
      'To earn',
      'Share in per cent',
      'Puzzle Quests solved',
      'Puzzle Quests',
      'Hints used',
      'Hints',
      'Joined (UTC)',
      'First solved (UTC)',
      'Last solved (UTC)',
      'Last quest with points (UTC)',
      'Playing time until then',
      'In a tie, what counts',
      'Duration',
    ],
    entries: ['Team', 'Puzzle Run', 'Puzzle Spot', 'Type', 'Name', 'Value', 'Points', 'Time (UTC)'],
    task: 'Puzzle Quest',
    hint: 'Hint',
    points: 'Adjustment',
    arrival: 'Arrival',
    ties: { last_solution: 'Time of the last quest with points', playing_time: 'Playing time' },
    arrivals: {
      position: 'Position',
      code: 'Code at the place',
      organiser_code: 'Organiser’s code',
      self_reported: '“We are there”',
    },
  },
};
