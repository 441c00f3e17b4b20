import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const PHOTO = { task_type: 'photo', points: 20, task: { review: 'before' } } as const;

test('a photo quest has no limit of attempts and no partial points', async () => {
  const ada = await creator(opened);
  const poi = await ada.poi(await ada.draft());
  const made = await ada.task(poi, { ...PHOTO, attempts: 3, partial: true });
  const unlimited = { attempts: null, partial: false };
  expect(made).toMatchObject({ ...unlimited, task: { example_image: '', example_caption: '', review: 'before' } });
  const params = { poi_id: poi.id, task_id: made.id };
  expect(
    done(await ada.client.tasks.change({ params, body: { attempts: 2, partial: true, points: 5 } })),
  ).toMatchObject({
    ...unlimited,
    points: 5,
  });
});

test('changes the example and the review of a photo quest', async () => {
  const ada = await creator(opened);
  const poi = await ada.poi(await ada.draft());
  const params = { poi_id: poi.id, task_id: (await ada.task(poi, PHOTO)).id };
  const change = (body: object) => ada.client.tasks.changePhoto({ params, body });
  const example = { example_image: '/demo/pictures/dom.svg', example_caption: 'Der Dom', review: 'after' };
  expect(done(await change(example))).toMatchObject({ task: example });
  expect(await change({ example_image: 'javascript:alert(1)' })).toMatchObject(problem(400, 'invalid_request'));
  expect(await change({ review: 'maybe' })).toMatchObject(problem(400, 'invalid_request'));
  expect(await change({ review: 'after' })).toMatchObject(problem(409, 'nochange'));
});

test('a run for pupils takes photo quests only with the switch for photos', async () => {
  const ada = await creator(opened);
  const exploration = await ada.draft({ for_pupils: true });
  const poi = await ada.poi(exploration);
  const make = () =>
    ada.client.tasks.create({ params: { poi_id: poi.id }, body: { name: freshName('Foto'), ...PHOTO } });
  const change = (body: object) =>
    ada.client.managedExplorations.change({ params: { exploration_id: exploration.id }, body });
  const checklist = async () =>
    done(await ada.client.managedExplorations.checklist({ params: { exploration_id: exploration.id } })).rows;
  expect(await make()).toMatchObject(problem(400, 'invalid_request'));
  done(await change({ photos: 'on' }));
  const { id } = done(await make());
  expect(await checklist()).toEqual([]);
  done(await change({ photos: false }));
  expect(await checklist()).toMatchObject([{ reason: 'photo_for_pupils', blocking: true, Task: { id } }]);
  const params = { exploration_id: exploration.id };
  expect(await ada.client.managedExplorations.publish({ params, body: { published: true } })).toMatchObject(
    problem(409, 'not_publishable'),
  );
});

test('keeps pictures for 7, 30 or 90 days, also from a form', async () => {
  const ada = await creator(opened);
  const { id, ...made } = await ada.draft();
  expect(made).toMatchObject({ for_pupils: false, photos: false, photo_days: 30 });
  const change = (photo_days: unknown) =>
    ada.client.managedExplorations.change({ params: { exploration_id: id }, body: { photo_days } as object });
  expect(done(await change('90'))).toMatchObject({ photo_days: 90 });
  expect(done(await change(7))).toMatchObject({ photo_days: 7 });
  expect(await change(8)).toMatchObject(problem(400, 'invalid_request'));
});

test('keeps photo quests and their settings in the run file and in a copy, without pictures of players', async () => {
  const ada = await creator(opened);
  const settings = { for_pupils: true, photos: true, photo_days: 7 } as const;
  const exploration = await ada.draft(settings);
  const task = { example_image: '/demo/pictures/dom.svg', example_caption: 'Der Dom', review: 'after' } as const;
  await ada.task(await ada.poi(exploration), { ...PHOTO, task });
  const fileOf = async (id: number) =>
    done(await ada.client.managedExplorations.exportFile({ params: { exploration_id: id } })).exploration;
  const copy = done(await ada.client.managedExplorations.copy({ params: { exploration_id: exploration.id } }));
  for (const file of [await fileOf(exploration.id), await fileOf(copy.id)]) {
    expect(file).toMatchObject(settings);
    expect(file.pois[0]?.tasks[0]).toMatchObject({ task_type: 'photo', attempts: null, task });
  }
  const plain = await fileOf((await ada.draft()).id);
  for (const field of Object.keys(settings)) expect(plain).not.toHaveProperty(field);
});
