import sharp from 'sharp';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

async function picture(app: Awaited<ReturnType<typeof testApp>>['app'], token: string, language = 'de') {
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ url: `/api/progress/picture?language=${language}`, headers });
}

test('draws the result of a run played alone as PNG of 1200 × 630 pixels, in both languages', async () => {
  const { app, given, as } = await testApp();
  const name = 'Spuren <am> Fluss & Überall, wo es nass ist, zwischen Görlitz und dem Ende der Welt';
  const exploration = await given.exploration({ name, pois: [poi('Brücke', [numberTask])] });
  const { token } = await given.player(exploration);
  done(await as(token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }));
  const [german, english] = [await picture(app, token), await picture(app, token, 'en')];
  expect(german.statusCode).toBe(200);
  expect(german.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  expect(await sharp(german.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
  expect(english.rawPayload.equals(german.rawPayload)).toBe(false);
});

test('draws the place in a Versus, and nothing that tells teams apart', async () => {
  const opened = await testApp();
  const { phone, firstTask } = await organiser(opened);
  const [fox, mate, badger] = [await phone(0), await phone(0), await phone(1)];
  const before = await picture(opened.app, fox.token);
  // Both have no points.
  expect((await picture(opened.app, badger.token)).rawPayload.equals(before.rawPayload)).toBe(true);
  done(await fox.progress.submit({ body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16) }));
  const after = await picture(opened.app, fox.token);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect((await picture(opened.app, mate.token)).rawPayload.equals(after.rawPayload)).toBe(true);
});

test('refuses a picture without a run token', async () => {
  const { app } = await testApp();
  expect((await app.inject({ url: '/api/progress/picture' })).statusCode).toBe(401);
  expect((await picture(app, 'a.b.c')).statusCode).toBe(401);
});
