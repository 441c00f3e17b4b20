import { pieces } from '@puzzle-runs/web/i18n/de/pieces.ts';
import { ranking } from '@puzzle-runs/web/i18n/de/ranking.ts';
import { RankingList } from '@puzzle-runs/web/ranking/ranking-list.tsx';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { play as de } from '#i18n/de/play.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'de',
    keySeparator: false,
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: { de: { common: pieces, ranking } },
  });
});

function entry(place: number, name: string, netPoints: number) {
  return {
    place,
    Team: { id: place, name, image: null, totalEarnedPoints: 0, totalSpentPoints: 0 },
    adjustedPoints: 0,
    Exploration: { id: 1, name: 'Run' },
    netPoints,
    pointsToEarn: 40,
    joined: true,
    tie_break_at: null,
  };
}

test('a bar for each team shows its net points out of all that can be earned, and never less than 0', () => {
  const entries = [entry(1, 'Füchse', 30), entry(2, 'Dachse', 10), entry(3, 'Otter', -5)];
  const html = renderToStaticMarkup(
    <RankingList tieRule="last_solution" entries={entries} label={de['play.ranking.title']} placeholder="" />,
  );
  const bars = [...html.matchAll(/aria-label="([^"]+)"[^>]* aria-valuetext="([^"]+)"/g)].map(([, ...words]) => words);
  expect(bars).toEqual([
    ['Punkte von Füchse', '30 / 40'],
    ['Punkte von Dachse', '10 / 40'],
    ['Punkte von Otter', '0 / 40'],
  ]);
});

test('says that the ranking is by share, and shows each share', () => {
  const html = renderToStaticMarkup(
    <RankingList tieRule="last_solution" entries={[entry(1, 'Füchse', 30)]} byShare label="" placeholder="" />,
  );
  expect(html).toContain('zählt der Anteil');
  expect(html).toMatch(/75\s%/);
});

test('says what decides a tie, and shows the time only to tied teams', () => {
  const at = new Date();
  at.setHours(14, 3, 12);
  const tied = { tie_break_at: at.toISOString() };
  const entries = [
    { ...entry(1, 'Füchse', 30), ...tied },
    { ...entry(2, 'Dachse', 30), ...tied },
    entry(3, 'Otter', 1),
  ];
  const html = renderToStaticMarkup(<RankingList tieRule="last_solution" entries={entries} label="" placeholder="" />);
  expect(html).toContain('Bei Gleichstand liegt vorn');
  expect(html.match(/Letzte Quest mit Punkten: 14:03:12/g)).toHaveLength(2);
});

test('the studio’s bars show earned points, beside the net points that order the list', () => {
  const spent = entry(1, 'Füchse', 10);
  const entries = [{ ...spent, Team: { ...spent.Team, totalEarnedPoints: 30, totalSpentPoints: 20 } }];
  const html = renderToStaticMarkup(
    <RankingList tieRule="last_solution" entries={entries} points="earned" label="" placeholder="" />,
  );
  expect(html).toContain('aria-valuetext="30 / 40 verdient"');
  expect(html).toContain('10 Punkte');
});

test('says that playing time decides, and shows it to tied teams', () => {
  const tied = { ...entry(1, 'Füchse', 30), playing_seconds: 3_723 };
  const html = renderToStaticMarkup(
    <RankingList tieRule="playing_time" entries={[tied, entry(1, 'Dachse', 30)]} label="" placeholder="" />,
  );
  expect(html).toContain('Spielzeit: 1:02:03');
  expect(html).toContain('wer kürzer gespielt hat');
});
