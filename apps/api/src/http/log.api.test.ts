import { expect, test } from 'vitest';
import { runSql } from '#testing/database/run-sql.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';
import { createLog } from './log.ts';

const submissionId = '7b1c6a0e-3a3c-4c1e-9a55-1f2e3d4c5b6a';

test('a database error is logged with its query but without values; the response contains the request id of the log line', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const { given, as, url } = await testApp({ log });
  const exploration = await given.exploration();
  const { token, claims } = await given.player(exploration);
  await runSql(url, 'drop table submissions');

  const answer = await as(token).progress.submit({ body: answerTo(exploration.task('Bögen'), 16, submissionId) });

  expect(answer).toMatchObject({
    status: 500,
    body: { errors: [{ code: 'unexpected', params: { request_id: expect.any(String) } }] },
  });
  const fault = lines.find(({ msg }) => msg === 'unexpected');
  expect(fault).toMatchObject({ level: 50, err: { message: expect.stringContaining('submissions') } });
  expect(answer.body).toMatchObject({ errors: [{ params: { request_id: fault?.reqId } }] });
  for (const secret of [submissionId, token, claims.user.user_id]) {
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  }
  expect(await as(token).progress.points()).toMatchObject({ body: { earnedPoints: 0 } });
});

test('logs any thrown value as an object', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  for (const err of [new Error('outer', { cause: new Error('inner') }), 'text', null]) log.error({ err }, 'thrown');
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { type: 'Error', message: 'inner' },
    { type: 'string' },
    { type: 'object' },
  ]);
});
