import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

async function shownBattle() {
  const by = await photoBattle(opened);
  done(await by.client.managedBattles.showBoard({ params: { battle: by.battle.id }, body: { board: true } }));
  return {
    ...by,
    board: async () => done(await opened.client.board.read({ params: { battle: by.battle.slug } })),
    async show(photo_id: number, on_board = true) {
      const updated_at = (await by.reviewOf(photo_id))?.updated_at ?? '';
      return by.client.managedReviews.showOnBoard({ params: { photo_id }, body: { on_board, updated_at } });
    },
    report: (photo_id: number) => opened.client.board.reportPhoto({ params: { battle: by.battle.slug, photo_id } }),
  };
}

test('shows a photo on the big screen only if its team allowed it and the reviewer chose it', async () => {
  const { fox, badger, send, judge, show, board, side } = await shownBattle();
  const allowed = await send(fox, { board_allowed: true });
  const kept = await send(badger);
  expect(await board()).toMatchObject({ open_reviews: 2, photos: [] });
  expect(await show(allowed.photo_id)).toMatchObject(problem(403, 'forbidden')); // before the reviewer accepts them
  for (const { photo_id } of [allowed, kept]) done(await judge(photo_id, 'accepted'));
  expect(await show(kept.photo_id)).toMatchObject(problem(403, 'forbidden'));
  expect(await board()).toMatchObject({ open_reviews: 0, photos: [] });
  expect(done(await show(allowed.photo_id))).toMatchObject({ on_board: true });
  const { photos } = await board();
  expect(photos).toMatchObject([{ id: allowed.photo_id, Team: { id: side(0).team.id } }]);
  expect((await opened.app.inject({ url: photos[0]?.url ?? '' })).headers['content-type']).toBe('image/webp');
  done(await show(allowed.photo_id, false));
  expect((await board()).photos).toEqual([]);
});

test('a reported photo leaves the big screen and is marked for the reviewer, who may show it again', async () => {
  const { fox, send, judge, show, board, report, reviewOf } = await shownBattle();
  const { photo_id } = await send(fox, { board_allowed: true });
  expect(await report(photo_id)).toMatchObject(problem(404, 'not_found'));
  done(await judge(photo_id, 'accepted'));
  done(await show(photo_id));
  expect(await report(photo_id)).toMatchObject({ status: 200, body: { reported: true } });
  expect((await board()).photos).toEqual([]);
  expect(await reviewOf(photo_id)).toMatchObject({ on_board: false, reported_at: expect.any(String) });
  expect(await report(photo_id)).toMatchObject(problem(404, 'not_found'));
  done(await show(photo_id));
  expect(await reviewOf(photo_id)).toMatchObject({ on_board: true, reported_at: null });
});

test('a rejected or deleted photo leaves the big screen', async () => {
  const { fox, badger, send, judge, show, board } = await shownBattle();
  const [first, second] = [await send(fox, { board_allowed: true }), await send(badger, { board_allowed: true })];
  for (const { photo_id } of [first, second]) {
    done(await judge(photo_id, 'accepted'));
    done(await show(photo_id));
  }
  expect((await board()).photos).toHaveLength(2);
  done(await judge(first.photo_id, 'rejected', { reason: 'Versehen' }));
  done(await badger.photos.remove({ params: { photo_id: second.photo_id } }));
  expect((await board()).photos).toEqual([]);
});

test('reports no photo of another Versus', async () => {
  const [one, other] = [await shownBattle(), await shownBattle()];
  const { photo_id } = await one.send(one.fox, { board_allowed: true });
  done(await one.judge(photo_id, 'accepted'));
  done(await one.show(photo_id));
  expect(await other.report(photo_id)).toMatchObject(problem(404, 'not_found'));
  expect((await one.board()).photos).toHaveLength(1);
});
