import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { poi, type TaskInput } from '#testing/given.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const word = (name: string, answer: string): TaskInput => {
  return { name, task_type: 'guess_text', points: 10, task: { answers: [answer] } };
};
const picture: TaskInput = { name: 'Bild', task_type: 'photo', points: 10, task: { review: 'before' } };
const pieces = [
  { poi: 'Schloss', task: 'Zeiger' },
  { poi: 'Brunnen', task: 'Löwe' },
  { poi: 'Schloss', task: 'Bild' },
];

async function played() {
  const { given, as, app } = await testApp();
  const exploration = await given.exploration({
    playable_offline: true,
    pois: [
      poi('Kirche', [{ ...word('Räder', 'UHR'), pieces }]),
      poi('Schloss', [word('Zeiger', 'ZEIGER'), picture]),
      poi('Brunnen', [word('Löwe', 'LÖWE')], { prerequisites: [{ unlock_type: 'points', value: 10 }] }),
    ],
  });
  const { token } = await given.player(exploration);
  return { exploration, app, token, player: as(token) };
}

const tasksOf = ({ rows }: JoinedPois) => rows.flatMap((row) => (row.unlocked ? row.Tasks : []));

test('a player sees what was answered at the pieces, as it was typed, and not where the others are', async () => {
  const { exploration, player, app, token } = await played();
  const [castle, fountain] = exploration.file.exploration.pois.slice(1).map(({ name }) => name);
  const seen = async () => {
    const joined = done(await player.joined.pois());
    const all = tasksOf(joined);
    return all
      .find(({ name }) => name === 'Räder')
      ?.pieces?.map(({ poi_id, task_id }) => {
        const task = all.find(({ id }) => id === task_id);
        const place = joined.rows.find(({ id }) => id === poi_id)?.name;
        return { place, answer: task?.answer };
      });
  };
  expect(await seen()).toEqual([
    { place: castle, answer: null },
    { place: undefined, answer: undefined },
    { place: castle, answer: null },
  ]);
  done(await player.progress.submit({ body: answerTo(exploration.task('Zeiger'), ' zeiger ') }));
  expect(await seen()).toEqual([
    { place: castle, answer: ' zeiger ' },
    { place: fountain, answer: null },
    { place: castle, answer: null },
  ]);
  const { body } = await uploadPhoto(app, token);
  done(await player.progress.submit({ body: answerTo(exploration.task('Bild'), body.photo_id) }));
  const photo = tasksOf(done(await player.joined.pois())).find(({ task_type }) => task_type === 'photo');
  expect(photo).toMatchObject({ photo: { id: body.photo_id, state: 'pending' } });
  // The finale can be solved before all pieces are found.
  done(await player.progress.submit({ body: answerTo(exploration.task('Räder'), 'uhr') }));
});

test('a quest without pieces has no field for them, and the package names those of the others', async () => {
  const { exploration, player } = await played();
  const [finale, ...others] = tasksOf(done(await player.joined.pois()));
  expect(finale?.pieces).toHaveLength(3);
  for (const task of others) expect(task).not.toHaveProperty('pieces');
  const { content } = done(await player.joined.offlinePackage());
  const packed = JSON.parse(Buffer.from(content, 'base64').toString()) as OfflineContent;
  const packedPieces = packed.pois.map(({ tasks }) => tasks.map((task) => task.pieces));
  const ids = ['Zeiger', 'Löwe', 'Bild'].map((name) => exploration.task(name).id);
  expect(packedPieces).toEqual([[ids], [undefined, undefined], [undefined]]);
});
