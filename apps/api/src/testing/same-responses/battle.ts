import { randomUUID } from 'node:crypto';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { done } from '../creators.ts';
import { photoBattle, uploadPhoto } from '../photo-runs.ts';
import { openRegistration } from '../registering.ts';
import { follow, listening } from '../servers/event-stream.ts';
import { answerTo } from '../submissions.ts';
import type { TwinApp } from './twin-app.ts';

/** A Versus from its plan to its end, with its console, its board, photos and their reviews. */
export async function runBattle(opened: TwinApp): Promise<void> {
  const by = await photoBattle(opened, 'before', { help_requests: true, manual_start: true } as never);
  const { params, client, battle, exploration, fox, badger, firstTask, send } = by;
  const { managedBattles, managedEvents, managedHelp, managedProgress, managedReviews } = client;
  const change = (body: object) => managedBattles.change({ params, body });
  for (const body of [{}, { name: ' ' }, { starts_at: 'morgen' }, { description: '<p>Los</p>', minutes: 90 }])
    await change(body);
  await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) });
  done(await managedEvents.start({ params }));
  await managedEvents.start({ params });
  done(await managedBattles.showBoard({ params: { battle: battle.id }, body: { board: true } }));
  await change({ rank_by_share: true });
  for (const answer of [15, 16, 16]) {
    opened.clock.passMinutes(1);
    await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, answer) });
  }
  for (const paused of [true, true, false]) await managedBattles.pause({ params, body: { paused } });
  for (const frozen of [true, false]) await managedBattles.freeze({ params, body: { frozen } });
  for (const active of [true, false, true]) await managedBattles.arrivalCode({ params, body: { active } as never });

  const called = done(await fox.progress.help({ body: { poi_id: by.poiId, text: ' Wohin? ' } }));
  await fox.progress.help({ body: { poi_id: by.poiId, text: 'Wohin denn?' } });
  done(await managedHelp.list({ params, query: {} }));
  const help = { params: { ...params, help_id: called.id } };
  done(await managedHelp.read(help));
  done(await managedHelp.resolve({ ...help, body: { answer: 'Nach Süden' } }));
  done(await fox.progress.lastHelp());

  const allowed = await send(fox, { board_allowed: true });
  const second = await send(badger);
  await uploadPhoto(opened.app, badger.token, { bytes: Buffer.from('no photo') });
  done(await by.judge(allowed.photo_id, 'accepted'));
  await by.judge(second.photo_id, 'rejected', { reason: 'Unscharf' });
  const ofPhoto = { params: { photo_id: allowed.photo_id } };
  const updated_at = async () => (await by.reviewOf(allowed.photo_id))?.updated_at ?? '';
  done(await managedReviews.showOnBoard({ ...ofPhoto, body: { on_board: true, updated_at: await updated_at() } }));
  const board = done(await opened.client.board.read({ params: { battle: battle.slug } }));
  await opened.app.inject({ url: board.photos[0]?.url ?? '' });
  done(await opened.client.board.reportPhoto({ params: { battle: battle.slug, photo_id: allowed.photo_id } }));
  for (const state of ['pending', 'accepted', 'rejected'] as const) await by.reviews(state);
  done(await managedReviews.zip({ query: { battle_name: battle.slug } }));
  done(await badger.photos.list({ query: {} }));
  done(await badger.photos.remove({ params: { photo_id: second.photo_id } }));
  done(await managedReviews.remove(ofPhoto));

  const target = by.side(1).id;
  const team_action = { action: 'points' as const, points: -5, reason: 'Zu spät' };
  for (const id of [by.side(0).id, target, 4_711])
    done(await managedEvents.act({ params, body: { participant_ids: [id], team_action } }));
  done(await managedBattles.sendMessage({ params, body: { text: 'Gleich ist Schluss' } }));
  done(await fox.progress.messages({ query: { seen: 'true' } }));
  const [act] = done(await managedEvents.log({ params, query: {} })).rows;
  for (const { id } of done(await managedEvents.log({ params, query: { limit: 2, offset: 1 } })).rows)
    await managedEvents.undo({ params: { ...params, act_id: id } });
  await managedEvents.undo({ params: { ...params, act_id: act?.id ?? 0 } });

  await readStreams(opened, [
    ['/api/progress/events', fox.token],
    [`/api/battles/${battle.id}/event/events`, await opened.given.session(by.userId)],
    [`/api/battles/${battle.slug}/board/events`, fox.token],
  ]);
  const battle_name = battle.slug;
  for (const call of [managedProgress.list, managedProgress.statistic, managedProgress.ranking])
    done((await call({ query: { battle_name } })) as never);
  done(await managedProgress.statistic({ query: { battle_name, team_id: by.side(0).team.id } }));
  for (const lines of ['teams', 'entries'] as const)
    done(await managedProgress.statisticFile({ query: { battle_name, lines } }));
  done(await managedProgress.share({ query: { name: battle_name } }));
  done(await managedEvents.teams({ params }));
  for (const phone of [fox, badger])
    for (const read of [phone.joined.pois, phone.progress.ranking]) done((await read()) as never);
  for (const query of [{}, { name: battle.slug, lang: 'en' }, { battle: battle.name }])
    done(await opened.client.battles.list({ query }));
  const [participant_id, check] = shortKey(opened.deps.secret, 'card', target).split('-');
  done(
    await opened.client.joining.card({
      params: { participant_id: Number(participant_id) },
      query: { check: check ?? '' },
    }),
  );

  done(await managedBattles.end({ params }));
  await managedBattles.end({ params });
  await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16, randomUUID()) });
  done(await managedProgress.remove({ body: { battle_id: battle.id, team_id: by.side(0).team.id } as never }));
  done(await managedBattles.removeParticipant({ params: { ...params, participant_id: target } }));
  done(await managedBattles.list({ query: {} }));
  await client.managedExplorations.remove({ params: { exploration_id: exploration.id } });
  done(await managedBattles.remove({ params }));
  done(await managedBattles.list({ query: {} }));
  await badger.joined.pois();
}

/** Visitors register teams of a Versus, and the organiser decides about their names. */
export async function registerTeams(opened: TwinApp): Promise<void> {
  const { register, tryToRegister, info, decide, change, registration, params, client } =
    await openRegistration(opened);
  done(await info());
  const badgers = await register('Die Dächse');
  for (const name of ['DIE DÄCHSE', 'Fuck', ' ']) await tryToRegister(name);
  const lynxes = await register('Luchse');
  await registration();
  await decide([badgers.Team.id], false);
  await decide([lynxes.Team.id], true);
  done(await badgers.registrations.rename({ body: { name: 'Die Elstern' } }));
  await lynxes.registrations.rename({ body: { name: 'Anders' } });
  done(
    await client.managedRegistrations.rename({
      params: { ...params, team_id: badgers.Team.id },
      body: { name: 'Ähren' },
    }),
  );
  await change({ limit: 2 });
  await tryToRegister('Zu viele');
  await change({ open: false });
  await tryToRegister('Zu spät');
  done(await info());
}

/** The first event of each stream: what a page needs to begin with. */
async function readStreams(
  { both, inEach, answered }: TwinApp,
  streams: [path: string, token: string][],
): Promise<void> {
  const addresses = new Map();
  for (const { app } of both) addresses.set(app, await listening(app));
  for (const [path, token] of streams) {
    await inEach(async ({ app }) => {
      const stream = await follow(addresses.get(app), token, path);
      stream.leave();
      return { status: stream.response.status, events: stream.events };
    });
  }
  for (const name of ['live.events', 'live.event', 'live.board']) answered.add(name);
}
