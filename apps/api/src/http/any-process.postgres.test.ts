import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { appWithMail } from '#testing/servers/with-mail.ts';
import { solved } from '#testing/solve-captcha.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

// Every second request goes to another process with caches, connections and counters of its own. `npm run
// test:two-processes` plays all tests of the API so; these are the ones that carry state from one request to the next.

test('builds, publishes, joins, plays and changes a run at two processes in turns', async () => {
  const opened = await testApp({ processes: 2 });
  const ada = await creator(opened);
  const { exploration, poi, task: first } = await ada.publishedExploration();
  const second = await ada.task(await ada.poi(exploration));
  const body = { exploration_id: exploration.id, progressor_id: '0b9d8c1e-6f6d-4a51-9d0e-7f5a0c6f1a11' };
  const { accessToken } = done(await opened.client.joining.exploration({ body }));
  const phone = opened.as(accessToken);
  const { events } = await follow(await listening(opened.app), accessToken);

  for (const [solvedCount, { id }] of [first, second].entries()) {
    const submission = answerTo({ id, taskType: 'guess_number' }, 16);
    expect(await phone.progress.submit({ body: submission })).toMatchObject({ status: 200 });
    for (let read = 0; read < 2; read++) {
      expect(done(await phone.progress.points()).netPoints).toBe(10 * (solvedCount + 1));
      expect(JSON.stringify(done(await phone.joined.pois()))).toContain(`"id":${id}`);
    }
    await expect.poll(() => events.filter(({ event }) => event === 'points').length).toBe(solvedCount + 1);
  }
  const change = { params: { poi_id: poi.id }, body: { description: '<p>Neu geschrieben</p>' } };
  done(await ada.client.managedPois.change(change));
  for (let read = 0; read < 4; read++) {
    expect(JSON.stringify(done(await phone.joined.pois()))).toContain('Neu geschrieben');
  }
});

test('shows a changed translation at two processes in turns, and accepts its answer at both', async () => {
  const opened = await testApp({ processes: 2 });
  const ada = await creator(opened);
  const { exploration, poi } = await ada.publishedExploration();
  const guess = { task_type: 'guess_text' as const, task: { TaskGuessTextAnswers: [{ answer: 'Mühle' }] } };
  const tasks = [await ada.task(poi, guess), await ada.task(poi, guess)];
  const phone = opened.as((await opened.given.player({ id: exploration.id })).token);
  for (const lang of ['one', 'two']) {
    await translate(ada.client, exploration, { lang: 'en', text: marked(lang) });
    for (let read = 0; read < 4; read++) {
      const { exploration: shown, rows } = done(await phone.joined.pois({ query: { lang: 'en' } }));
      expect([shown.lang, rows[0]?.name]).toEqual(['en', `${lang} ${poi.name}`]);
    }
  }
  for (const { id } of tasks) {
    const body = answerTo({ id, taskType: 'guess_text' }, 'two Mühle');
    expect(await phone.progress.submit({ body })).toMatchObject({ status: 200 });
  }
});

test('creates, uses and deletes an account at two processes in turns', async () => {
  const { account, as } = await appWithMail({}, 'player', { processes: 2 });
  const { login } = await account();
  const token = await login();
  for (let read = 0; read < 4; read++) expect(await as(token).users.myself()).toMatchObject({ status: 200 });
  expect(await as(token).users.logout()).toMatchObject({ status: 200 });
  for (let read = 0; read < 4; read++) expect(await as(token).users.myself()).toMatchObject({ status: 401 });
});

test('a captcha of one process works once at another', async () => {
  const { app, given } = await testApp({ processes: 2, env: { RATE_LIMIT: 'on' } });
  const { id } = await given.exploration({ code: 'EICHE' });
  const join = async (code: string, captcha = '') => {
    const payload = { exploration_id: id, exploration_code: code };
    const headers = captcha ? { 'x-captcha': captcha } : {};
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/exploration/join', payload, headers });
    return statusCode;
  };
  for (let guess = 0; guess < 120; guess++) await join(`guess-${guess}`);
  const captcha = await solved((await app.inject(`/api/captcha?exploration_id=${id}`)).json());
  expect(await join('EICHE', captcha)).toBe(200);
  for (let again = 0; again < 2; again++) expect(await join('EICHE', captcha)).toBe(429);
});
