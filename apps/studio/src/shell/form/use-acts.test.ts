import { routes } from '@puzzle-runs/web/api/routes.ts';
import { expect, test } from 'vitest';
import { createActs } from './use-acts.ts';

const POINTS = { params: { battle_id: 1 }, body: { team_id: 2, points: 50, reason: 'Foto' } };

/** Acts with the ids 1, 2, 3 …; `givePoints` and `copy` return the id that was sent. */
function acts() {
  let ids = 0;
  const sent: unknown[] = [];
  const { act, finish, renew } = createActs(() => String(++ids));
  const send = (isLost: boolean) => async (args: { query?: object; body?: object }) => {
    const { submission_id } = { ...args.body, ...args.query } as { submission_id?: string };
    sent.push(submission_id);
    if (isLost) throw new Error('lost');
    return {} as never;
  };
  return {
    sent,
    finish,
    renew,
    givePoints: (points = 50, isLost = false) =>
      act(routes.managedBattles.givePoints, { ...POINTS, body: { ...POINTS.body, points } }, send(isLost)),
    copy: () => act(routes.managedExplorations.copy, { params: { exploration_id: 3 }, query: {} }, send(false)),
  };
}

test('sends an act whose response was lost with the same id again, and with a new one after its result', async () => {
  const { givePoints, finish, sent } = acts();
  await expect(givePoints(50, true)).rejects.toThrow('lost');
  await givePoints();
  finish();
  await givePoints();
  expect(sent).toEqual(['1', '1', '2']);
});

test('sends other values with a new id', async () => {
  const { givePoints, sent } = acts();
  await expect(givePoints(50, true)).rejects.toThrow('lost');
  await givePoints(60);
  expect(sent).toEqual(['1', '2']);
});

test('sends an act that was answered with the same id again until all acts of the input are answered', async () => {
  const { givePoints, copy, finish, sent } = acts();
  await copy();
  await expect(givePoints(50, true)).rejects.toThrow('lost');
  await copy();
  await givePoints();
  finish();
  expect(sent).toEqual(['1', '2', '1', '2']);
});

test('keeps the id of an act whose response was lost while others were answered', async () => {
  const { givePoints, copy, finish, sent } = acts();
  await copy();
  await expect(givePoints(50, true)).rejects.toThrow('lost');
  finish();
  await copy();
  await givePoints();
  expect(sent).toEqual(['1', '2', '3', '2']);
});

test('sends all acts with new ids once they are renewed', async () => {
  const { givePoints, renew, sent } = acts();
  await expect(givePoints(50, true)).rejects.toThrow('lost');
  renew();
  await givePoints();
  expect(sent).toEqual(['1', '2']);
});

test('takes only calls that count once per id', () => {
  const { act } = createActs();
  // @ts-expect-error The call has no `submission_id`.
  const remove = () => act(routes.managedTeams.remove, { params: { team_id: 1 } });
  expect(remove).toBeTypeOf('function');
});
