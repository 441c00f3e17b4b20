import { randomUUID } from 'node:crypto';
import { creator, done } from '../creators.ts';
import { everyTaskType, explorationOfEveryTaskType, SECRETS, sent, type TestedTaskType } from '../every-task-type.ts';
import { numberTask, poi } from '../given.ts';
import { answerTo, arriveAt, payFor } from '../submissions.ts';
import type { Client } from '../test-app.ts';
import { marked, translate } from '../translating.ts';
import type { TwinApp } from './twin-app.ts';

/** Answers every open quest of the kinds, wrong and then right. */
async function answerAll({ joined, progress }: Client): Promise<void> {
  const { rows } = done(await joined.pois());
  for (const task of rows.flatMap((row) => (row.unlocked ? row.Tasks : []))) {
    const kind = everyTaskType[task.name as TestedTaskType];
    const quest = { id: task.id, taskType: task.task_type };
    for (const answer of kind ? [...kind.wrong, kind.alsoRight, kind.right] : [4])
      await progress.submit({ body: answerTo(quest, sent({ content: task.task }, answer), randomUUID()) });
    await joined.pois();
  }
}

/** A guest plays a run with every kind of quest to its end, tells what they think, and takes the game along. */
export async function playAlone(opened: TwinApp): Promise<void> {
  const { given, client, as, clock } = opened;
  const run = await given.exploration(explorationOfEveryTaskType({ name: 'Alle Arten', code: 'EICHE' }));
  const exploration_id = run.id;
  const guest_id = randomUUID();
  await client.joining.exploration({ body: { exploration_id, exploration_code: 'BUCHE' } });
  done(await client.joining.instantInfo({ query: { exploration_id, exploration_code: 'EICHE' } }));
  const body = { exploration_id, exploration_code: 'eiche', progressor_id: guest_id, language: 'en' } as const;
  const player = as(done(await client.joining.instant({ body })).accessToken);
  await client.joining.exploration({ body });
  done(await player.joined.pois({ query: { lang: 'fr' } }));
  const hidden = { id: run.hints[0]?.poiId ?? 0 };
  await player.explorations.rate({ params: { id: exploration_id }, body: { rating: 4 } });
  for (const hint of run.hints)
    for (const id of [randomUUID(), randomUUID()]) await player.progress.submit({ body: payFor(hint, id) });
  clock.passMinutes(7);
  await answerAll(player);
  for (const code of ['FALSCH', SECRETS.arrival_code.toLowerCase()])
    await player.progress.submit({ body: arriveAt(hidden, { code } as never) });
  await answerAll(player);
  for (const hint of run.hints) await player.progress.submit({ body: payFor(hint, randomUUID()) });
  await answerAll(player);
  done(await player.progress.points());
  done(await player.progress.ranking());
  done(await player.progress.picture({ query: {} }));
  for (const rating of [4, 2]) await player.explorations.rate({ params: { id: exploration_id }, body: { rating } });
  for (const text of ['Schön', '', 'Zu lang?']) await player.feedback.setComment({ body: { text } });
  done(await player.feedback.comment());
  const [task] = run.tasks;
  for (const reason of ['unclear', 'other'] as const)
    await player.feedback.report({ body: { task_id: task?.id ?? 0, reason } });
  done(await player.feedback.reports());
  const { code } = done(await player.gameHandover.start());
  done(await client.gameHandover.complete({ body: { code } }));
  await client.gameHandover.complete({ body: { code } });
  for (const query of [{ guest_id }, {}]) await client.progress.myself({ query });
  done(await client.progress.remove({ body: { progressor_type: 'guest', guest_id, exploration_id } }));
  await player.joined.pois();
}

/** Friends play together, online and offline, while the creator changes, judges and deletes. */
export async function playTogether(opened: TwinApp): Promise<void> {
  const { client, as } = opened;
  const ada = await creator(opened);
  const { exploration, poi: spot, task } = await ada.publishedExploration({ playable_offline: true });
  const words = await ada.task(spot, {
    task_type: 'guess_text',
    task: { TaskGuessTextAnswers: [{ answer: 'Donau' }] },
  } as never);
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  const params = { exploration_id: exploration.id };
  const made = done(await client.joining.together({ params, body: { name: 'Nachtfalter' } }));
  const { team_id, team_code } = made.invitation;
  const mate = { exploration_id: exploration.id, team_id, team_code };
  const first = as(made.accessToken);
  await client.joining.instant({ body: { ...mate, team_code: 'falsch' } });
  done(await client.joining.instantInfo({ query: mate }));
  const second = as(done(await client.joining.instant({ body: mate })).accessToken);
  done(await first.progress.invitation());
  done(await second.joined.offlinePackage({ query: { lang: 'en' } }));
  const wrong = answerTo({ id: words.id, taskType: 'guess_text' }, 'Regen');
  for (const player of [first, second, first]) await player.progress.submit({ body: wrong });
  const others = [];
  for (const answer of ['regen', 'REGEN', 'Näab', 'Naab']) {
    const other = as((await opened.given.player(exploration)).token);
    await other.progress.submit({ body: { ...wrong, answer } as never });
    for (const number of [17, 16])
      await other.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, number) });
    others.push(other);
  }
  done(await second.progress.leave());
  await second.progress.points();

  const { managedInsights, managedFeedback, managedExplorations } = ada.client;
  done(await managedInsights.wrongAnswers({ params }));
  const ofWords = { params: { poi_id: spot.id, task_id: words.id } };
  done(await managedInsights.acceptWrongAnswer({ ...ofWords, body: { text: 'regen', recalculate: true } }));
  const ofNumber = { params: { poi_id: spot.id, task_id: task.id }, body: { text: '17' } };
  done(await managedInsights.acceptWrongAnswer(ofNumber));
  const reply = { text: 'näab', reply: 'Fast! Nur ein Buchstabe.', free: true };
  done(await managedInsights.replyToAnswer({ ...ofWords, body: reply }));
  await others[0]?.progress.submit({ body: { ...wrong, answer: 'Näab' } as never });
  done(await managedInsights.wrongAnswers({ params }));
  done(await managedInsights.withdrawAnswer(ofNumber));
  for (const other of others) {
    await other.progress.submit({ body: answerTo({ id: words.id, taskType: 'guess_text' }, 'donau') });
    done(await other.explorations.rate({ params: { id: exploration.id }, body: { rating: 3 } }));
    done(await other.feedback.setComment({ body: { text: 'Hübsch' } }));
    await other.feedback.report({ body: { task_id: words.id, reason: 'other', text: 'Zettel weg' } });
  }
  for (const query of [{}, { play: 'free' }, { from: '2026-05-01', to: '2026-05-02', lang: 'de' }] as const)
    done(await managedInsights.read({ params, query }));
  for (const table of ['days', 'pois', 'tasks', 'wrong', 'reports', 'comments'] as const)
    done(await managedInsights.file({ params, query: { table } }));
  const reports = done(await managedFeedback.reports({ params, query: { limit: 2, offset: 1 } })).rows;
  const report = { params: { ...params, report_id: reports[0]?.id ?? 0 } };
  done(await managedFeedback.resolve({ ...report, body: { resolved: true } }));
  done(await managedFeedback.openReports({ params }));
  done(await managedFeedback.reports({ params, query: { task_id: words.id } }));
  done(await managedFeedback.removeReport(report));
  const [comment] = done(await managedFeedback.comments({ params, query: { limit: 1 } })).rows;
  done(await managedFeedback.removeComment({ params: { ...params, comment_id: comment?.id ?? 0 } }));
  done(await managedExplorations.players({ params }));
  done(await managedExplorations.remove({ params }));
  await first.joined.pois();
}

/** Runs whose order shows how a database compares texts, numbers and missing values. */
export async function searchRuns({ client, given }: TwinApp): Promise<void> {
  const names = [
    'Zoo',
    'Ärger',
    'Argus',
    'arktis',
    'Öl',
    'Oldtimer',
    'Łódź',
    'Éclair',
    '10 Tore',
    '9 Tore',
    '100 % Ton',
    'a_b',
    'a-b',
    "D'Artagnan",
  ];
  for (const [index, name] of names.entries()) {
    const code = index % 3 === 0 ? 'BIRKE' : null;
    const postal_code = ['93047', '04109', '00000'][index % 3] ?? '';
    const facts = index % 2 === 0 ? { walk_metres: 100 + index } : {};
    const exploration = await given.exploration({
      name,
      code,
      postal_code,
      pois: [poi('Spot', [numberTask])],
      ...facts,
    } as never);
    if (index % 4 === 0) await given.battle(`Duell ${name}`, [{ exploration, team: 'Füchse' }]);
  }
  const searches = [
    '',
    'är',
    'AR',
    'ark',
    'ol',
    'öl',
    'lodz',
    'eclair',
    '10',
    '%',
    '_',
    "'",
    'tore 9',
    'spot',
    '\\',
    '*',
    'a-b',
    '"',
  ];
  for (const search of searches) {
    for (const list of [client.explorations, client.battles]) {
      await list.list({ query: { search } });
      await list.markers({ query: { search } });
    }
  }
  const queries = [
    { code: 'withCode' },
    { code: 'withoutCode' },
    { postal_code: '93047,04109' },
    { name: 'öl' },
    { name: 'ÖL' },
    { limit: 5 },
    { limit: 5, offset: 5 },
  ] as const;
  for (const query of queries) {
    await client.explorations.list({ query });
    await client.battles.list({ query });
  }
  for (const code of ['93047', '00000', '1']) await client.explorations.zip({ query: { code } });
}
