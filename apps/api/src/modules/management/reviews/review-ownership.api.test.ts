import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { everyRoute } from '#testing/every-route.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { store } = opened.deps;
const by = await photoBattle(opened);
const { photo_id } = await by.send(by.fox);
const guest = (await opened.given.player(by.exploration)).token;

/** An organiser in whose Versus a team plays the run of `by`. */
const organiser = await creator(opened);
const hosted = await opened.given.battle(freshName('Fremdes Versus'), [{ exploration: by.exploration, team: 'Gäste' }]);
const [battle] = await store.transact((tx) =>
  tx
    .update(tx.t.battles)
    .set({ creatorId: organiser.userId })
    .where(eq(tx.t.battles.id, hosted.id))
    .returning({ slug: tx.t.battles.slug }),
);
const hostedSide = { battle_id: hosted.id, team_id: hosted.teamId(0) };
const hostedPhone = (await opened.given.player(by.exploration, hostedSide)).token;
const hostedPhoto = (await by.send({ token: hostedPhone, ...opened.as(hostedPhone) })).photo_id;

const CALLERS = {
  stranger: undefined,
  guest,
  'phone of another team': by.badger.token,
  'other creator': await opened.given.session((await creator(opened)).userId),
  'organiser of a Versus with the run': await opened.given.session(organiser.userId),
};
type Caller = keyof typeof CALLERS;

const updated_at = opened.deps.now().toISOString();
const run = `exploration_name=${by.exploration.slug}`;
const toManage: Record<Caller, string> = {
  stranger: 'unauthorized',
  guest: 'unauthorized',
  'phone of another team': 'unauthorized',
  'other creator': 'not_found',
  'organiser of a Versus with the run': 'not_found',
};
const toPlay: Record<Caller, string> = {
  ...toManage,
  guest: 'not_found',
  'phone of another team': 'not_found',
  'other creator': 'unauthorized',
  'organiser of a Versus with the run': 'unauthorized',
};
/** Returns what belongs to the caller, which is nothing of this photo. */
const empty: Record<Caller, string> = { ...toPlay, guest: 'works', 'phone of another team': 'works' };
const sameForAll = (code: string) => Object.fromEntries(Object.keys(CALLERS).map((caller) => [caller, code]));

interface Call {
  url: (photo: number) => string;
  body?: object;
  expected: Record<string, string>;
}

const CALLS: Record<string, Call> = {
  'managedReviews.list': { url: () => `/management/reviews?${run}&state=all`, expected: toManage },
  'managedReviews.judge': {
    url: (photo) => `/management/reviews/${photo}`,
    body: { verdict: 'accepted', updated_at },
    expected: toManage,
  },
  'managedReviews.showOnBoard': {
    url: (photo) => `/management/reviews/${photo}/board`,
    body: { on_board: true, updated_at },
    expected: toManage,
  },
  'managedReviews.remove': { url: (photo) => `/management/reviews/${photo}`, expected: toManage },
  'managedReviews.zip': { url: () => `/management/reviews/zip?${run}`, expected: toManage },
  'photos.list': { url: () => '/progress/photos', expected: empty },
  'photos.remove': { url: (photo) => `/progress/photos/${photo}`, expected: toPlay },
  'photos.read': {
    url: (photo) => `/photos/${photo}?expires=2000000000&signature=AAAA`,
    expected: sameForAll('forbidden'),
  },
  // Without a file: refused before any photo is stored.
  'photoUploads.upload': {
    url: () => '/progress/photos',
    expected: { ...toPlay, guest: 'invalid_request', 'phone of another team': 'invalid_request' },
  },
  'board.reportPhoto': {
    url: (photo) => `/battles/${by.battle.slug}/board/photos/${photo}/report`,
    expected: sameForAll('not_found'),
  },
};

const routes = everyRoute.filter(({ name }) => /^(managedReviews|photos|photoUploads)\.|^board\.report/.test(name));

test('covers every call about photos and reviews', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

test.each(routes)('$name gives a photo only to its team and the creator of its run', async ({ name, method }) => {
  const { url, body, expected } = CALLS[name] as Call;
  const before = await rowCounts(store);
  for (const photo of [photo_id, hostedPhoto]) {
    const outcomes: Record<string, string> = {};
    for (const [caller, token] of Object.entries(CALLERS)) {
      const answer = await opened.app.inject({
        method: method as 'POST',
        url: `/api${url(photo)}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      outcomes[caller] = answer.statusCode === 200 ? 'works' : answer.json().errors[0].code;
      if (answer.statusCode === 200) expect(answer.json()).toEqual({ count: 0, rows: [] });
    }
    expect(outcomes).toEqual(expected);
  }
  expect(await rowCounts(store)).toEqual(before);
  expect(await by.reviewOf(photo_id)).toMatchObject({ state: 'pending', on_board: false, url: expect.any(String) });
});

test('an organiser of a Versus with the run of another creator gets neither its photos nor their number', async () => {
  const query = { battle_name: battle?.slug ?? '' };
  expect(done(await organiser.client.managedReviews.list({ query }))).toEqual({
    count: 0,
    rows: [],
    open: 0,
    tasks: [],
  });
  const zip = await opened.app.inject({
    url: `/api/management/reviews/zip?battle_name=${query.battle_name}`,
    headers: { authorization: `Bearer ${CALLERS['organiser of a Versus with the run']}` },
  });
  expect(zip.rawPayload.includes('.webp')).toBe(false);
  const { open_reviews } = done(await organiser.client.managedEvents.teams({ params: { battle_id: hosted.id } }));
  expect(open_reviews).toBe(0);
  expect(done(await by.client.managedReviews.list({ query }))).toMatchObject({ count: 1, open: 1 });
});
