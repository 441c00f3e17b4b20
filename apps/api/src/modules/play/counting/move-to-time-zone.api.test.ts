import { calendarDay } from '@puzzle-runs/domain/insights/calendar-day.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { insightCountersOf } from '#testing/insight-counters.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { moveToTimeZone } from './move-to-time-zone.service.ts';

const opened = await fileApp();
const { clock, deps } = opened;

test('counts the day of the beginning in the time zone of the installation, also of games from before it was set', async () => {
  const { fox, badger, firstTask, exploration } = await photoBattle(opened, 'before');
  const wrong = answerTo({ id: firstTask.id, taskType: 'guess_number' }, 1);
  for (const phone of [fox, badger]) await phone.progress.submit({ body: wrong });
  const before = await insightCountersOf(deps.store, exploration.id);
  const { config, ...others } = deps;
  // 25 hours apart, so one of them has another date than Berlin.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const elsewhere = { ...others, config: { ...config, timeZone } };
    await Promise.all([moveToTimeZone(elsewhere), moveToTimeZone(elsewhere)]);
    const { stored, recount } = await insightCountersOf(deps.store, exploration.id);
    expect(stored).toEqual(recount);
    const days = new Set(Object.keys(stored).map((key) => Number(key.split(' ')[0])));
    expect(days).toEqual(new Set([0, calendarDay(clock.now().getTime(), timeZone)]));
  }
  await moveToTimeZone(deps);
  expect(await insightCountersOf(deps.store, exploration.id)).toEqual(before);
});

test('judges a photo after another spot of the run was deleted', async () => {
  const { fox, poi, task, send, judge, client, exploration } = await photoBattle(opened, 'before');
  const other = await poi(exploration, { name: 'Turm' });
  const gone = await task(other);
  await fox.progress.submit({ body: answerTo({ id: gone.id, taskType: 'guess_number' }, 16) });
  const { photo_id } = await send(fox);
  done(await client.managedPois.remove({ params: { poi_id: other.id } }));
  done(await judge(photo_id, 'accepted'));
  const { stored, recount } = await insightCountersOf(deps.store, exploration.id);
  expect(stored).toEqual(recount);
});
