import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { everyRoute } from '#testing/every-route.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { newTextOf } from '#testing/translating.ts';

const opened = await fileApp({ env: { OWNER_EMAILS: 'user-1@example.org' } });
const PARTS = [
  'managedExplorations',
  'managedPois',
  'prerequisites',
  'tasks',
  'translations',
  'managedTeams',
  'managedInsights',
  'managedFeedback',
];
const calls = everyRoute.filter(({ name }) => PARTS.includes(name.split('.')[0] ?? ''));

const ada = await creator(opened);

/** Ids of a report and a comment about a run, of two players who gave the same wrong answers; one is accepted. */
async function feedbackOn(exploration: { id: number }, { poi, task }: { poi: { id: number }; task: { id: number } }) {
  for (let n = 0; n < 2; n++) {
    const player = opened.as((await opened.given.player(exploration)).token);
    for (const answer of [17, 18, 16])
      await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, answer) });
    await player.explorations.rate({ params: { id: exploration.id }, body: { rating: 5 } });
    done(await player.feedback.setComment({ body: { text: 'Toll' } }));
    done(await player.feedback.report({ body: { task_id: task.id, reason: 'unclear' } }));
  }
  const accepted = { params: { poi_id: poi.id, task_id: task.id }, body: { text: '18' } };
  done(await ada.client.managedInsights.acceptWrongAnswer(accepted));
  const at = { params: { exploration_id: exploration.id }, query: {} };
  const [reports, comments] = [
    done(await ada.client.managedFeedback.reports(at)),
    done(await ada.client.managedFeedback.comments(at)),
  ];
  return { report: reports.rows[0]?.id, comment: comments.rows[0]?.id };
}

/** One request per management call, about newly created records of the creator. */
async function callsOnNewRecords() {
  const { exploration, poi, task } = await ada.publishedExploration();
  const { report, comment } = await feedbackOn(exploration, { poi, task });
  const address = await ada.poi(exploration, {
    location_type: 'address',
    location: { street: 'a', postal_code: '93047', location: 'b' },
  });
  const hints = await ada.poi(exploration, {
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'x', cost: 0 }],
  });
  const { id: prerequisite_id } = done(
    await ada.client.prerequisites.create({ params: { poi_id: hints.id }, body: { unlock_type: 'time', value: 1 } }),
  );
  const text = await ada.task(poi, { task_type: 'guess_text', task: { TaskGuessTextAnswers: [{ answer: 'x' }] } });
  const choice = await ada.task(poi, { task_type: 'choice', task: { TaskChoices: [{ answer: 'a', correct: true }] } });
  const cloze = await ada.task(poi, {
    task_type: 'cloze',
    task: { text: '__________', TaskClozeWords: [{ word: 'a' }] },
  });
  const locate = await ada.task(poi, { task_type: 'locate', task: { locate_type: 'qr', image: 'a', code: 'b' } });
  const order = await ada.task(poi, { task_type: 'order', task: { TaskOrderEntries: [{ text: 'a' }, { text: 'b' }] } });
  const translated = { exploration_id: exploration.id };
  done(await ada.client.translations.changeLanguages({ params: translated, body: { add: ['en'] } }));
  const { rows: texts } = done(await ada.client.translations.texts({ params: translated, query: { lang: 'en' } }));
  const { document } = done(await ada.client.translations.exportXliff({ params: { ...translated, lang: 'en' } }));
  const options = [{ option: 'a' }, { option: 'b' }];
  const decision = await ada.task(poi, { task_type: 'decision', task: { TaskOptions: options } });
  const photo = await ada.task(poi, { task_type: 'photo', task: { review: 'none' } });
  const team = done(await ada.client.managedTeams.create({ body: { name: freshName('Team') } }));
  const of = (task_id: number) => `/api/pois/${poi.id}/tasks/${task_id}`;
  const explorationAt = `/api/explorations/${exploration.id}`;
  const wrongAt = `/api/pois/${poi.id}/tasks/${task.id}/wrong-answers`;
  const insightsAt = `/api/management/explorations/${exploration.id}`;
  const name = freshName('Neu');
  const fields = { name, description: '<p>x</p>' };
  const coordinates = { location_type: 'coordinates', location: { latitude: 1, longitude: 1 } };
  return {
    'managedExplorations.list': { url: `/api/management/explorations?name=${exploration.slug}` },
    'managedExplorations.players': { url: `/api/management/explorations/${exploration.id}/players` },
    'managedExplorations.print': { url: `/api/management/explorations/print?name=${exploration.slug}` },
    'managedExplorations.trail': { url: `/api/management/explorations/trail?name=${exploration.slug}` },
    'managedExplorations.share': { url: `/api/explorations/share?name=${exploration.slug}` },
    'managedExplorations.create': {
      url: '/api/explorations',
      body: { ...fields, postal_code: '93047' },
      createsOwn: true,
    },
    'managedExplorations.change': { url: explorationAt, body: { code: 'NEU' } },
    'managedExplorations.remove': { url: explorationAt },
    'managedExplorations.publish': { url: `${explorationAt}/published`, body: { published: false } },
    'managedExplorations.renewLink': { url: `${explorationAt}/link-key` },
    'managedExplorations.checklist': { url: `${explorationAt}/checklist` },
    'managedExplorations.copy': { url: `${explorationAt}/copy` },
    'managedExplorations.exportFile': { url: `/api/management/explorations/${exploration.id}/file` },
    'managedExplorations.importFile': {
      url: '/api/management/explorations/file',
      body: { format: 'puzzle-run/1', exploration: { name: freshName('Neu'), postal_code: '93047' } },
      createsOwn: true,
    },
    'managedExplorations.tryOut': { url: `${explorationAt}/trial`, body: {} },
    'managedPois.list': { url: `/api/management/pois?exploration_name=${exploration.slug}` },
    'managedPois.changeArrival': { url: `/api/pois/${poi.id}/arrival`, body: { arrival_radius: 30 } },
    'managedPois.listQuick': { url: `/api/management/pois/quick?exploration_id=${exploration.id}`, ownerOnly: true },
    'managedPois.locateAddress': {
      url: '/api/management/places?street=Domplatz%201&postal_code=93047&location=Regensburg',
      createsOwn: true,
    },
    'managedPois.copyQuick': {
      url: '/api/management/pois/quick',
      body: { target_name: exploration.slug, exploration_id: exploration.id, poi_id: poi.id },
      ownerOnly: true,
    },
    'managedPois.copy': {
      url: '/api/pois/copies',
      body: { exploration_name: exploration.slug, poi_ids: [poi.id] },
    },
    'managedPois.arrange': {
      url: '/api/pois/order',
      body: {
        exploration_name: exploration.slug,
        order: [
          { poi_id: poi.id, position: 2 },
          { poi_id: address.id, position: 1 },
        ],
      },
    },
    'managedPois.move': {
      url: '/api/pois/moves',
      body: { exploration_name: exploration.slug, poi_ids: [poi.id] },
    },
    'managedPois.create': { url: '/api/pois', body: { ...fields, ...coordinates, exploration_name: exploration.slug } },
    'managedPois.change': { url: `/api/pois/${poi.id}`, body: { name: freshName('Neu') } },
    'managedPois.changeHints': {
      url: `/api/pois/${hints.id}/hint`,
      body: { create: [{ hint_type: 'text', hint_value: 'y', cost: 1 }] },
    },
    'managedPois.changeAddress': { url: `/api/pois/${address.id}/address`, body: { street: 'neu' } },
    'managedPois.changeCoordinates': { url: `/api/pois/${poi.id}/coordinates`, body: { latitude: 2 } },
    'managedPois.remove': { url: `/api/pois/${poi.id}` },
    'prerequisites.create': { url: `/api/pois/${poi.id}/prerequisites`, body: { unlock_type: 'time', value: 1 } },
    'prerequisites.change': { url: `/api/pois/${hints.id}/prerequisites/${prerequisite_id}`, body: { value: 2 } },
    'prerequisites.remove': { url: `/api/pois/${hints.id}/prerequisites/${prerequisite_id}` },
    'tasks.create': { url: `/api/pois/${poi.id}/tasks`, body: { name, ...NUMBER } },
    'tasks.copy': { url: `/api/pois/${poi.id}/tasks/copies`, body: { task_ids: [task.id] } },
    'tasks.arrange': {
      url: `/api/pois/${poi.id}/tasks/order`,
      body: {
        order: [
          { task_id: task.id, position: 2 },
          { task_id: text.id, position: 1 },
        ],
      },
    },
    'tasks.move': { url: `/api/pois/${poi.id}/tasks/moves`, body: { task_ids: [task.id] } },
    'tasks.change': { url: of(task.id), body: { points: 3 } },
    'tasks.changeGuessText': { url: `${of(text.id)}/guessText`, body: { focus: true } },
    'tasks.changeGuessNumber': { url: `${of(task.id)}/guessNumber`, body: { answer: 3 } },
    'tasks.changeChoice': { url: `${of(choice.id)}/choice`, body: { create: [{ answer: 'b', correct: false }] } },
    'tasks.changeCloze': { url: `${of(cloze.id)}/cloze`, body: { preview: false } },
    'tasks.changeLocate': { url: `${of(locate.id)}/locate`, body: { code: 'c' } },
    'tasks.changeOrder': { url: `${of(order.id)}/order`, body: { create: [{ text: 'c', position: 3 }] } },
    'tasks.changePhoto': { url: `${of(photo.id)}/photo`, body: { review: 'after' } },
    'tasks.changeDecision': {
      url: `${of(decision.id)}/decision`,
      body: { create: [{ option: 'c', image: '', reaction: '' }] },
    },
    'tasks.setPieces': { url: `${of(task.id)}/pieces`, body: { pieces: [text.id] } },
    'tasks.remove': { url: of(task.id) },
    'translations.texts': { url: `${insightsAt}/texts?lang=en` },
    'translations.changeLanguages': { url: `${insightsAt}/languages`, body: { add: ['fr'], remove: ['en'] } },
    'translations.changeTexts': {
      url: `${insightsAt}/texts/en`,
      body: { texts: texts.slice(0, 1).map((row) => newTextOf(row, '<p>Text</p>')) },
    },
    'translations.exportXliff': { url: `${insightsAt}/texts/en/xliff` },
    'translations.importXliff': { url: `${insightsAt}/texts/en/xliff`, body: { document, apply: true } },
    'managedInsights.read': { url: `${insightsAt}/insights` },
    'managedInsights.file': { url: `${insightsAt}/insights/csv?table=pois` },
    'managedInsights.wrongAnswers': { url: `${insightsAt}/wrong-answers` },
    'managedInsights.acceptWrongAnswer': { url: `${wrongAt}/accept`, body: { text: '17' } },
    'managedInsights.replyToAnswer': { url: `${wrongAt}/reply`, body: { text: '19', reply: 'Fast!' } },
    'managedInsights.withdrawAnswer': { url: `${wrongAt}/withdraw`, body: { text: '18' } },
    'managedFeedback.reports': { url: `${insightsAt}/reports` },
    'managedFeedback.openReports': { url: `${insightsAt}/open-reports` },
    'managedFeedback.resolve': { url: `${explorationAt}/reports/${report}`, body: { resolved: true } },
    'managedFeedback.removeReport': { url: `${explorationAt}/reports/${report}` },
    'managedFeedback.comments': { url: `${insightsAt}/comments` },
    'managedFeedback.removeComment': { url: `${explorationAt}/comments/${comment}` },
    'managedTeams.list': { url: `/api/management/teams?name=${team.slug}` },
    'managedTeams.create': { url: '/api/teams', body: { name }, createsOwn: true },
    'managedTeams.createSeveral': {
      url: '/api/teams/bulk',
      body: { teams: [{ name: freshName('Team') }] },
      createsOwn: true,
    },
    'managedTeams.change': { url: `/api/teams/${team.id}`, body: { code: 'x' } },
    'managedTeams.remove': { url: `/api/teams/${team.id}` },
  } as Record<string, Call>;
}

interface Call {
  url: string;
  body?: object;
  /** Creates a record of the caller or reads no record at all, which every account may do. */
  createsOwn?: boolean;
  ownerOnly?: boolean;
}

const tokens = {
  creator: await opened.given.session(ada.userId),
  other: await opened.given.session(2),
  owner: await opened.given.session(1),
};

/**
 * One set of records for all refused calls, which change nothing,
 * and for all that leave the records fit for the other calls.
 */
const shared = await callsOnNewRecords();

test('covers every management call', () => {
  expect(Object.keys(shared).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

/**
 * Calls after which others are refused on the same records, or which
 * hide the run, so that others would be refused for that reason.
 */
function needsNewRecords({ name, method }: { name: string; method: string }): boolean {
  const hides = ['managedExplorations.change', 'managedExplorations.publish', 'translations.changeLanguages'];
  const moves = ['managedPois.move', 'tasks.move'];
  return method === 'DELETE' || [...hides, ...moves].includes(name);
}

describe('refuses strangers and other accounts', () => {
  test.each(calls)('$name', async ({ name, method }) => {
    const records = needsNewRecords({ name, method }) ? await callsOnNewRecords() : shared;
    const call = records[name] ?? { url: '' };
    const before = await rowCounts(opened.deps.store);
    const answerTo = async (token?: string) => {
      const answer = await opened.app.inject({
        method: method as 'POST',
        url: encodeURI(call.url),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(call.body && { payload: call.body }),
      });
      return answer.statusCode === 200 ? 'works' : answer.json().errors[0].code;
    };

    expect({ stranger: await answerTo(), forged: await answerTo('a.b.c') }).toEqual({
      stranger: 'unauthorized',
      forged: 'unauthorized',
    });
    if (!call.createsOwn) {
      const refused = call.ownerOnly ? 'forbidden' : 'not_found';
      expect(await answerTo(tokens.other)).toBe(refused);
      // Owners may list every published poi and copy it into their own explorations, but not into those of others.
      expect(await answerTo(tokens.owner)).toBe(name === 'managedPois.listQuick' ? 'works' : 'not_found');
      expect(await rowCounts(opened.deps.store)).toEqual(before);
    }
    expect(await answerTo(tokens.creator)).toBe(call.ownerOnly ? 'forbidden' : 'works');
  });
});

/** Calls that take `updated_at` of the record they change. */
const checkingConflicts = calls.filter(({ body }) => body instanceof z.ZodObject && 'updated_at' in body.shape);

test('checks conflicts in every call that changes fields of a record', () => {
  const changing = calls.filter(({ method }) => method === 'PATCH' || method === 'PUT');
  const others = changing.filter((call) => !checkingConflicts.includes(call)).map(({ name }) => name);
  expect(others.toSorted()).toEqual([
    'managedExplorations.publish',
    'managedFeedback.resolve',
    'managedPois.arrange',
    'tasks.arrange',
    'translations.changeLanguages',
    'translations.changeTexts', // each text has its own `updated_at`
  ]);
});

test.each(checkingConflicts)('$name refuses to overwrite a newer version', async ({ name, method }) => {
  const { url, body } = shared[name] ?? { url: '' };
  const before = await rowCounts(opened.deps.store);
  const answer = await opened.app.inject({
    method: method as 'PATCH',
    url: encodeURI(url),
    headers: { authorization: `Bearer ${tokens.creator}` },
    payload: { ...body, updated_at: '2026-05-01T09:59:59.999Z' },
  });
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(problem(409, 'conflict'));
  expect(await rowCounts(opened.deps.store)).toEqual(before);
});
