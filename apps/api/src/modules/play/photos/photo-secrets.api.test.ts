import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { photoBattle, uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const SECRET = { reason: 'GEHEIM-Grund', points: 73 } as const;
const ADDRESS = /\/api\/photos\/(\d+)\?expires=\d+&signature=[\w-]{43}/g;

/** Ids of the photos whose pictures a text lets its reader load. */
function picturesIn(text: string): number[] {
  return Array.from(text.matchAll(ADDRESS), ([, id]) => Number(id));
}

/**
 * A Versus in which the foxes sent a photo that was judged with
 * a secret reason, and everything that its run shows to others.
 */
async function judgedBattle(review: 'none' | 'after' | 'before') {
  const by = await photoBattle(opened, review);
  const { fox, badger, send, judge, battle, exploration, client, params, photoTask, side } = by;
  done(await client.managedBattles.showBoard({ params: { battle: battle.id }, body: { board: true } }));
  const { photo_id } = await send(fox, { board_allowed: true });
  done(await judge(photo_id, 'accepted', SECRET));
  const { photos } = opened.deps.store.db.t;
  const files = (await opened.deps.store.db.select({ file: photos.file }).from(photos)).map(({ file }) => `${file}`);
  const visitor = opened.client;
  const link = { exploration_id: exploration.id, battle_id: battle.id, team_id: side(1).team.id };
  const foreign = answerTo({ id: photoTask.id, taskType: 'photo' }, photo_id);
  return {
    ...by,
    photo_id,
    files,
    /** Responses to the other team and to visitors. */
    async others() {
      return {
        pois: await badger.joined.pois(),
        photos: await badger.photos.list({ query: {} }),
        removed: await badger.photos.remove({ params: { photo_id } }),
        uploaded: await uploadPhoto(opened.app, badger.token),
        submitted: await badger.progress.submit({ body: foreign }),
        points: await badger.progress.points(),
        ranking: await badger.progress.ranking(),
        messages: await badger.progress.messages({ query: {} }),
        board: await visitor.board.read({ params: { battle: battle.slug } }),
        facts: await visitor.explorations.list({ query: { name: exploration.slug } }),
        battles: await visitor.battles.list({ query: { name: battle.slug } }),
        link: await visitor.joining.instantInfo({ query: link }),
        unsigned: await visitor.photos.read({ params: { photo_id }, query: { expires: 2_000_000_000, signature: '' } }),
        file: await opened.app.inject({ url: `/media/${files[0]}` }).then(({ body }) => body),
        run: await client.managedExplorations.exportFile({ params: { exploration_id: exploration.id } }),
      };
    },
    /** Responses to the own team and the organiser, who may load the picture. */
    async own() {
      return {
        pois: await fox.joined.pois(),
        photos: await fox.photos.list({ query: {} }),
        reviews: await client.managedReviews.list({ query: { exploration_name: exploration.slug, state: 'all' } }),
        console: await client.managedEvents.teams({ params }),
      };
    },
  };
}

test.each(['none', 'after', 'before'] as const)(
  'shows the review of a photo with review %s and its picture to its team and the reviewer only',
  async (review) => {
    const { photo_id, files, others, own } = await judgedBattle(review);
    for (const [name, response] of Object.entries(await others())) {
      const text = JSON.stringify(response);
      expect({ name, reason: text.includes(SECRET.reason) }).toEqual({ name, reason: false });
      expect({ name, file: files.filter((file) => text.includes(file)) }).toEqual({ name, file: [] });
      expect({ name, pictures: picturesIn(text) }).toEqual({ name, pictures: [] });
    }
    const { pois, photos, reviews, console } = await own();
    expect(JSON.stringify(pois)).toContain(SECRET.reason);
    for (const response of [photos, reviews]) expect(picturesIn(JSON.stringify(response))).toEqual([photo_id]);
    for (const response of [pois, console]) expect(picturesIn(JSON.stringify(response))).toEqual([]);
    for (const response of [pois, photos, reviews, console])
      expect(files.filter((file) => JSON.stringify(response).includes(file))).toEqual([]);
  },
);

test('lets visitors of the big screen load the chosen photo only, without its review', async () => {
  const { photo_id, files, badger, send, judge, reviewOf, client, others } = await judgedBattle('before');
  const second = await send(badger, { board_allowed: true });
  done(await judge(second.photo_id, 'accepted'));
  const updated_at = (await reviewOf(photo_id))?.updated_at ?? '';
  done(await client.managedReviews.showOnBoard({ params: { photo_id }, body: { on_board: true, updated_at } }));
  const { board } = await others();
  const text = JSON.stringify(board);
  expect(picturesIn(text)).toEqual([photo_id]);
  expect(text).not.toContain(SECRET.reason);
  expect(files.filter((file) => text.includes(file))).toEqual([]);
});

test('gives no photo to phones of a team that has not sent it, before and after its verdict', async () => {
  const { fox, badger, send, judge, seenBy } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  const before = await seenBy(badger);
  done(await judge(photo_id, 'rejected', { reason: SECRET.reason }));
  for (const { task } of [before, await seenBy(badger)])
    expect(task).toMatchObject({ progressed: false, answer: null, photo: null });
});
