import { done, freshName, NUMBER } from './creators.ts';
import { everyRoute } from './every-route.ts';
import { organiser } from './organisers.ts';
import { photoBattle } from './photo-runs.ts';
import { answerTo } from './submissions.ts';
import type { OpenApp } from './test-app.ts';
import { marked, translate } from './translating.ts';

/** Parts of a request. */
interface Values {
  params?: Record<string, number | string>;
  query?: Record<string, string>;
  body?: object;
}

/** An act that can be carried out now, and a change that makes it another act. */
interface PreparedAct extends Values {
  other: Values;
  /** The account that acts, if it is not the organiser. */
  userId?: number;
}

const SHORT = '<p>Kurz</p>';
const SPOT = { location_type: 'coordinates', location: { latitude: 49, longitude: 12 } };

type By = Awaited<ReturnType<typeof organiser>>;

/** A quest of the first spot, and a change of its content that adds an item. */
function adding(task: object, [change, other]: [object, object]) {
  return async (by: By): Promise<PreparedAct> => {
    const { id } = await by.task({ id: by.poiId }, task as never);
    return { params: { poi_id: by.poiId, task_id: id }, body: change, other: { body: other } };
  };
}

function forTeam({ params, side }: By) {
  return { params: { ...params, participant_id: side(0).id } };
}

/**
 * Every call that counts once per `submission_id`, by its name in the contract. The organiser is in the group `owner`.
 */
export const ACTS: Record<string, (by: By, opened: OpenApp) => Promise<PreparedAct>> = {
  'managedExplorations.create': async () => ({
    body: { name: freshName('Neu'), description: SHORT, postal_code: '93047' },
    other: { body: { name: freshName('Neu'), description: SHORT, postal_code: '93047' } },
  }),
  'managedExplorations.copy': async ({ exploration, draft }) => ({
    params: { exploration_id: exploration.id },
    other: { params: { exploration_id: (await draft()).id } },
  }),
  'managedExplorations.importFile': async () => {
    const file = { format: 'puzzle-run/1', exploration: { name: freshName('Datei'), postal_code: '93047' } };
    return { body: file, query: { rename: 'true' }, other: { query: { rename: 'false' } } };
  },
  'managedPois.create': async ({ exploration }) => {
    const body = { exploration_name: exploration.slug, name: 'Turm', description: SHORT, ...SPOT };
    return { body, other: { body: { ...body, name: 'Tor' } } };
  },
  'managedPois.copyQuick': async ({ exploration, poiId, draft }) => {
    const body = { target_name: (await draft()).slug, exploration_id: exploration.id, poi_id: poiId };
    return { body, other: { body: { ...body, target_name: exploration.slug } } };
  },
  'managedPois.copy': async ({ exploration, poiId }) => {
    const body = { exploration_name: exploration.slug, poi_ids: [poiId] };
    return { body, other: { body: { ...body, position: 1 } } };
  },
  'managedPois.move': async ({ exploration, poiId, draft }) => {
    const body = { exploration_name: (await draft()).slug, poi_ids: [poiId] };
    return { body, other: { body: { ...body, exploration_name: exploration.slug } } };
  },
  'managedPois.changeHints': async ({ exploration, poi }) => {
    const hint = { hint_type: 'text', hint_value: 'Am Ufer', cost: 0 } as const;
    const { id } = await poi(exploration, { location_type: 'hint', location: [hint] });
    const create = [{ hint_type: 'text', hint_value: 'Unter der Linde', cost: 5 }];
    return { params: { poi_id: id }, body: { create }, other: { body: { create: [...create, ...create] } } };
  },
  'prerequisites.create': async ({ poiId }) => ({
    params: { poi_id: poiId },
    body: { unlock_type: 'points', value: 10 },
    other: { body: { unlock_type: 'points', value: 20 } },
  }),
  'conditions.create': async ({ poiId, poi, exploration }) => {
    const { id } = await poi(exploration);
    const body = { unlock_type: 'poi_list', pois: [poiId], value: 1 };
    const { id: other } = await poi(exploration);
    return { params: { poi_id: id }, body, other: { body: { ...body, pois: [other] } } };
  },
  'qualifiers.change': async ({ poiId, poi, exploration }) => {
    const { id } = await poi(exploration);
    const create = [{ unlock_type: 'poi_list', pois: [poiId], value: 1 }];
    return { params: { poi_id: id }, body: { create }, other: { body: { create, unlock_mode: 'any' } } };
  },
  'tasks.create': async ({ poiId }) => ({
    params: { poi_id: poiId },
    body: { name: 'Bögen', ...NUMBER },
    other: { body: { name: 'Pfeiler', ...NUMBER } },
  }),
  'tasks.copy': async ({ poiId, task }) => {
    const body = { task_ids: [(await task({ id: poiId })).id] };
    return { params: { poi_id: poiId }, body, other: { body: { ...body, position: 1 } } };
  },
  'tasks.move': async ({ poiId, poi, task, exploration }) => {
    const { id: poi_id } = await poi(exploration);
    const body = { task_ids: [(await task({ id: poiId })).id] };
    return { params: { poi_id }, body, other: { body: { ...body, position: 1 } } };
  },
  'tasks.changeGuessText': adding({ task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Donau' }] } }, [
    { create: [{ answer: 'Regen' }] },
    { create: [{ answer: 'Naab' }] },
  ]),
  'tasks.changeChoice': adding(
    {
      task_type: 'choice',
      task: {
        TaskChoices: [
          { answer: 'Rot', correct: true },
          { answer: 'Blau', correct: false },
        ],
      },
    },
    [{ create: [{ answer: 'Grün', correct: false }] }, { create: [{ answer: 'Gelb', correct: false }] }],
  ),
  'tasks.changeCloze': adding(
    { task_type: 'cloze', task: { text: '<p>Ein __________.</p>', TaskClozeWords: [{ word: 'Tor' }] } },
    [
      { text: '<p>Ein __________ am __________.</p>', create: [{ word: 'Fluss', position: 2 }] },
      { text: '<p>Ein __________ am __________.</p>', create: [{ word: 'See', position: 2 }] },
    ],
  ),
  'tasks.changeOrder': adding(
    { task_type: 'order', task: { TaskOrderEntries: [{ text: 'Erst' }, { text: 'Dann' }] } },
    [{ create: [{ text: 'Zuletzt', position: 3 }] }, { create: [{ text: 'Am Ende', position: 3 }] }],
  ),
  'tasks.changeDecision': adding(
    { task_type: 'decision', task: { TaskOptions: [{ option: 'Links' }, { option: 'Rechts' }] } },
    [
      { create: [{ option: 'Zurück', image: '', reaction: '' }] },
      { create: [{ option: 'Bleiben', image: '', reaction: '' }] },
    ],
  ),
  'translations.importXliff': async ({ exploration, client }) => {
    const params = { exploration_id: exploration.id, lang: 'en' };
    await translate(client, exploration, { lang: 'en', text: marked('en') });
    const { document } = done(await client.translations.exportXliff({ params }));
    const changed = document.replaceAll('<target>en ', '<target>the ');
    return { params, body: { document: changed, apply: true }, other: { body: { document, apply: true } } };
  },
  'managedTeams.create': async () => ({
    body: { name: 'Luchse' },
    other: { body: { name: 'Marder' } },
  }),
  'managedTeams.createSeveral': async () => ({
    body: { teams: [{ name: 'Luchse' }, { name: 'Marder' }] },
    other: { body: { teams: [{ name: 'Luchse' }] } },
  }),
  'managedBattles.create': async () => ({
    body: { name: freshName('Nachtduell') },
    other: { body: { name: freshName('Nachtduell') } },
  }),
  'managedBattles.addParticipant': async ({ params, client, exploration, draft }) => {
    const { id: team_id } = done(await client.managedTeams.create({ body: { name: 'Luchse' } }));
    const other = { exploration_id: (await draft()).id, team_id };
    return { params, body: { exploration_id: exploration.id, team_id }, other: { body: other } };
  },
  'managedBattles.addTeams': async ({ params, exploration }) => {
    const body = { teams: [{ name: 'Luchse' }, { name: 'Marder' }], explorations: [exploration.id] };
    return { params, body, other: { body: { ...body, teams: [{ name: 'Dohlen' }] } } };
  },
  'managedBattles.giveTime': async (by) => ({
    ...forTeam(by),
    body: { extra_minutes: 10 },
    other: { body: { extra_minutes: 20 } },
  }),
  'managedBattles.givePoints': async ({ params, side }) => {
    const body = { team_id: side(0).team.id, points: 50, reason: 'Foto' };
    return { params, body, other: { body: { ...body, points: 60 } } };
  },
  'managedBattles.sendMessage': async ({ params }) => ({
    params,
    body: { text: 'Noch zehn Minuten' },
    other: { body: { text: 'Noch fünf Minuten' } },
  }),
  'managedEvents.openPoi': async (by) => {
    const locked = async () => {
      const { id } = await by.poi(by.exploration);
      const body = { unlock_type: 'points' as const, value: 100 };
      done(await by.client.prerequisites.create({ params: { poi_id: id }, body }));
      return id;
    };
    const { params } = forTeam(by);
    const [poi_id, other] = [await locked(), await locked()];
    await by.phone(0);
    return { params: { ...params, poi_id }, body: {}, other: { params: { ...params, poi_id: other } } };
  },
  'managedEvents.contact': async (by) => ({
    ...forTeam(by),
    body: { contacted: true },
    other: { body: { contacted: false } },
  }),
  'managedEvents.merge': async (by) => ({
    ...forTeam(by),
    body: { into_participant_id: by.side(1).id },
    other: { body: { into_participant_id: by.side(2).id } },
  }),
  'managedEvents.act': async ({ params, sides }) => {
    const body = {
      participant_ids: sides.map(({ id }) => id),
      team_action: { action: 'points', points: 5, reason: 'Lied' },
    };
    const fewer = { ...body, participant_ids: body.participant_ids.slice(1) };
    return { params, body, other: { body: fewer } };
  },
  'managedInsights.acceptWrongAnswer': async (by, { given, as }) => {
    const content = { task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Donau' }] } } as never;
    const { id: task_id } = await by.task({ id: by.poiId }, content);
    for (const _ of [1, 2]) {
      const { token } = await given.player(by.exploration);
      await as(token).progress.submit({ body: answerTo({ id: task_id, taskType: 'guess_text' }, 'Regen') });
    }
    return {
      params: { poi_id: by.poiId, task_id },
      body: { text: 'regen', recalculate: true },
      other: { body: { text: 'regen', recalculate: false } },
    };
  },
  'managedInsights.replyToAnswer': async (by) => {
    const content = { task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'Donau' }] } } as never;
    const { id: task_id } = await by.task({ id: by.poiId }, content);
    const body = { text: 'regen', reply: 'Fast!' };
    return { params: { poi_id: by.poiId, task_id }, body, other: { body: { ...body, reply: 'Noch nicht.' } } };
  },
  'managedReviews.judge': async (_by, opened) => {
    const { userId, send, fox, reviewOf } = await photoBattle(opened);
    const { photo_id } = await send(fox);
    const body = { verdict: 'accepted', updated_at: (await reviewOf(photo_id))?.updated_at };
    return {
      userId,
      params: { photo_id },
      body,
      other: { body: { ...body, verdict: 'rejected', reason: 'Unscharf' } },
    };
  },
  'subscriptions.takeUnits': async ({ client, userId }) => {
    const grant = { email: `user-${userId}@example.org`, license: 'business_starter', hours: 24 };
    const { id } = done(await client.subscriptions.grant({ body: grant }));
    return { params: { subscription_id: id }, body: { units: 2 }, other: { body: { units: 3 } } };
  },
  'subscriptions.extend': async ({ client, userId }) => {
    const grant = { email: `user-${userId}@example.org`, license: 'business_starter', hours: 24 };
    const { id } = done(await client.subscriptions.grant({ body: grant }));
    return { params: { subscription_id: id }, body: { units: 2 }, other: { body: { units: 3 } } };
  },
  'subscriptions.grant': async ({ userId }) => {
    const body = { email: `user-${userId}@example.org`, license: 'business_starter', hours: 24 };
    return { body, other: { body: { ...body, hours: 48 } } };
  },
};

/** A new account that can carry out this act, and a function that sends it. */
export async function prepareAct(opened: OpenApp, name: string) {
  const by = await organiser(opened, ['Füchse', 'Dachse', 'Elstern']);
  const route = everyRoute.find((each) => each.name === name);
  const prepare = ACTS[name];
  if (!route || !prepare) throw new Error(`no act ${name}`);
  const { other, userId = by.userId, ...values } = await prepare(by, opened);
  const headers = { authorization: `Bearer ${await opened.given.session(userId)}` };

  async function send(submissionId?: string, change: Values = {}) {
    const { params = {}, query = {}, body } = { ...values, ...change };
    const id = submissionId === undefined ? {} : { submission_id: submissionId };
    const isInBody = body !== undefined && !('submission_id' in (route?.query?.shape ?? {}));
    const path = route?.path.replace(/:(\w+)/g, (_, key) => String(params[key])) ?? '';
    const answer = await opened.app.inject({
      method: route?.method ?? 'GET',
      url: `${path}?${new URLSearchParams({ ...query, ...(!isInBody && id) }).toString()}`,
      headers,
      ...(body && { payload: { ...body, ...(isInBody && id) } }),
    });
    return { status: answer.statusCode, body: answer.json() as object };
  }

  return { by, userId, send, sendOther: (submissionId?: string) => send(submissionId, other) };
}
