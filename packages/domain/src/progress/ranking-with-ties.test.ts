import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RankableTeam, rankTeams } from './ranking-with-ties.ts';

/** A team in one line: name, points earned, points spent, minute of its last quest with points, points given. */
function team(name: string, earned: number, spent: number, minute: number | null, adjusted = 0): RankableTeam {
  return { name, earned, spent, adjusted, tieBreak: minute === null ? null : minute * 60_000, pointsToEarn: 100 };
}

describe('the ranking', () => {
  test.each([
    { rule: 'is empty without teams', teams: [], ranking: [] },
    { rule: 'puts more points first', teams: [team('A', 10, 0, 1), team('B', 20, 0, 9)], ranking: ['1 B', '2 A'] },
    { rule: 'counts net points', teams: [team('A', 30, 25, 1), team('B', 20, 0, 9)], ranking: ['1 B', '2 A'] },
    {
      rule: 'counts points that were given and taken',
      teams: [team('A', 20, 0, 1, -5), team('B', 10, 0, 9, 6)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'counts negative points as fewer than none',
      teams: [team('A', 0, 5, 1), team('B', 0, 0, null)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'then puts the earlier last quest with points first',
      teams: [team('A', 20, 0, 9), team('B', 20, 0, 8)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'puts a team without a quest with points last',
      teams: [team('A', 0, 0, null), team('B', 0, 0, 99)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'then puts the thriftier team first',
      teams: [team('A', 25, 5, 8), team('B', 20, 0, 8)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'shares a place when all is equal',
      teams: [team('B', 20, 0, 8), team('A', 20, 0, 8)],
      ranking: ['1 A', '1 B'],
    },
    {
      rule: 'leaves out the place after a shared one',
      teams: [team('C', 10, 0, 8), team('B', 20, 0, 8), team('A', 20, 0, 8)],
      ranking: ['1 A', '1 B', '3 C'],
    },
    {
      rule: 'shares places further down too',
      teams: [team('A', 9, 0, 1), team('B', 5, 0, 1), team('C', 5, 0, 1), team('D', 5, 0, 1), team('E', 1, 0, 1)],
      ranking: ['1 A', '2 B', '2 C', '2 D', '5 E'],
    },
    {
      rule: 'shares a place among teams that have not begun',
      teams: [team('B', 0, 0, null), team('A', 0, 0, null)],
      ranking: ['1 A', '1 B'],
    },
  ])('$rule', ({ teams, ranking }) => {
    expect(rankTeams(teams).map(({ place, name }) => `${place} ${name}`)).toEqual(ranking);
  });

  test('keeps all other fields of a team', () => {
    expect(rankTeams([{ ...team('A', 1, 0, 1), image: 'a.svg' }])).toEqual([
      {
        name: 'A',
        earned: 1,
        spent: 0,
        adjusted: 0,
        tieBreak: 60_000,
        pointsToEarn: 100,
        image: 'a.svg',
        place: 1,
        tied: false,
      },
    ]);
  });
});

test.each([
  { rule: 'no team that is alone', teams: [team('A', 10, 0, 1)], tied: [] },
  {
    rule: 'all teams with equal net points, also when one spent some',
    teams: [team('A', 30, 10, 1), team('B', 20, 0, 9), team('C', 10, 0, 2)],
    tied: ['A', 'B'],
  },
  {
    rule: 'teams that share a place',
    teams: [team('A', 20, 0, 1), team('B', 20, 0, 1), team('C', 9, 0, 1)],
    tied: ['A', 'B'],
  },
])('ties $rule', ({ teams, tied: names }) => {
  expect(rankTeams(teams).flatMap(({ name, tied }) => (tied ? [name] : []))).toEqual(names);
});

test('ties teams with the same share of different totals when the share decides', () => {
  const teams = [
    { ...team('A', 20, 0, 9), pointsToEarn: 60 },
    { ...team('B', 10, 0, 8), pointsToEarn: 30 },
  ];
  expect(rankTeams(teams, { byShare: true }).map(({ tied }) => tied)).toEqual([true, true]);
  expect(rankTeams(teams).map(({ tied }) => tied)).toEqual([false, false]);
});

const few = fc.nat({ max: 3 });
const someTeams = fc.uniqueArray(
  fc.record({
    name: fc.string(),
    earned: few,
    spent: few,
    adjusted: few,
    tieBreak: fc.option(few, { nil: null }),
    pointsToEarn: few,
  }),
  { selector: ({ name }) => name, maxLength: 20 },
);

test('ignores the order of the input and does not modify it', () => {
  const twoOrders = someTeams.chain((teams) =>
    fc.tuple(fc.constant(teams), fc.shuffledSubarray(teams, { minLength: teams.length })),
  );
  fc.assert(
    fc.property(twoOrders, ([teams, shuffled]) => {
      const before = teams.map((entry) => ({ ...entry }));
      expect(rankTeams(shuffled)).toEqual(rankTeams(teams));
      expect(teams).toEqual(before);
    }),
  );
});

test('a place is one more than the number of better teams that do not tie', () => {
  fc.assert(
    fc.property(someTeams, (teams) => {
      const ranking = rankTeams(teams);
      for (const { place } of ranking) expect(ranking.filter((other) => other.place < place)).toHaveLength(place - 1);
    }),
  );
});

test('a team that earns more never drops', () => {
  fc.assert(
    fc.property(someTeams, fc.nat(), fc.integer({ min: 1, max: 3 }), (teams, pick, gain) => {
      const lucky = teams[pick % Math.max(teams.length, 1)];
      if (!lucky) return;
      const placeIn = (list: RankableTeam[]) => rankTeams(list).find(({ name }) => name === lucky.name)?.place ?? 0;
      const richer = teams.map((entry) => (entry === lucky ? { ...entry, earned: entry.earned + gain } : entry));
      expect(placeIn(richer)).toBeLessThanOrEqual(placeIn(teams));
    }),
  );
});

describe('the ranking by share of reachable points', () => {
  const of = (entry: RankableTeam, pointsToEarn: number) => ({ ...entry, pointsToEarn });
  test.each([
    {
      rule: 'puts the larger share first',
      teams: [of(team('A', 50, 0, 1), 100), of(team('B', 30, 0, 9), 50)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'ties equal shares of different totals, then compares the time',
      teams: [of(team('A', 20, 0, 9), 60), of(team('B', 10, 0, 8), 30)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'shares a place for equal shares at the same time',
      teams: [of(team('B', 20, 0, 8), 60), of(team('A', 10, 0, 8), 30)],
      ranking: ['1 A', '1 B'],
    },
    {
      rule: 'counts a run without points as a share of 0',
      teams: [of(team('A', 0, 0, 1, 5), 0), of(team('B', 1, 0, 9), 100)],
      ranking: ['1 B', '2 A'],
    },
    {
      rule: 'compares shares exactly that are equal as decimal fractions',
      teams: [of(team('A', 2 ** 31 - 3, 0, 1), 2 ** 31 - 2), of(team('B', 2 ** 31 - 2, 0, 9), 2 ** 31 - 1)],
      ranking: ['1 B', '2 A'],
    },
  ])('$rule', ({ teams, ranking }) => {
    expect(rankTeams(teams, { byShare: true }).map(({ place, name }) => `${place} ${name}`)).toEqual(ranking);
  });

  test('is the ranking by points when all totals are equal', () => {
    fc.assert(
      fc.property(someTeams, (teams) => {
        const equal = teams.map((entry) => ({ ...entry, pointsToEarn: 3 }));
        expect(rankTeams(equal, { byShare: true })).toEqual(rankTeams(equal));
      }),
    );
  });
});

test('500 tied teams share the first place', () => {
  const ranking = rankTeams(Array.from({ length: 500 }, (_, index) => team(`Team ${index}`, 5, 0, 1)));
  expect(new Set(ranking.map(({ place }) => place))).toEqual(new Set([1]));
});
