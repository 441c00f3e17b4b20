import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { shownPoints } from '@puzzle-runs/domain/progress/points.ts';

export interface Result {
  exploration: string;
  /** Net points. */
  points: number;
  pointsToEarn: number;
  /** Place among all teams; null outside of battles. */
  place: { place: number; teams: number } | null;
  /** Whole minutes of play; null before the first solved task. */
  minutes: number | null;
}

const WORDS = {
  de: {
    title: 'Geschafft!',
    place: (place: number, teams: number) => `Platz ${place} von ${teams}`,
    points: (points: number, all: number) => `${points} von ${all} Punkten`,
    days: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
    hours: (n: number) => `${n} Std.`,
    minutes: (n: number) => `${n} Min.`,
  },
  en: {
    title: 'Done!',
    place: (place: number, teams: number) => `Place ${place} of ${teams}`,
    points: (points: number, all: number) => `${points} of ${all} points`,
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hours: (n: number) => `${n} h`,
    minutes: (n: number) => `${n} min`,
  },
} as const satisfies Record<Language, unknown>;

/** The words of a result picture: the run, place or points, and the time. No names of persons or teams. */
export function resultLines(result: Result, language: Language): { title: string; name: string; facts: string[] } {
  const words = WORDS[language];
  const { exploration, points, pointsToEarn, place, minutes } = result;
  const reached = place ? words.place(place.place, place.teams) : words.points(shownPoints(points), pointsToEarn);
  const time = minutes === null ? [] : [timeIn(minutes, words)];
  return { title: words.title, name: exploration, facts: [reached, ...time] };
}

/** The two largest units that are not zero. */
function timeIn(all: number, words: (typeof WORDS)[Language]): string {
  const [days, hours, minutes] = [Math.floor(all / 1_440), Math.floor((all % 1_440) / 60), all % 60];
  const parts = [days > 0 && words.days(days), hours > 0 && words.hours(hours), minutes > 0 && words.minutes(minutes)];
  return parts
    .filter((part) => part !== false)
    .slice(0, 2)
    .join(' ');
}
