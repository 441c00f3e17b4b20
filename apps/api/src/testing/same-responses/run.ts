import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { creator, done, freshName } from '../creators.ts';
import { jpeg, uploadOf } from '../photo-runs.ts';
import type { Client } from '../test-app.ts';
import { marked, translate } from '../translating.ts';
import type { TwinApp } from './twin-app.ts';

/** A quest of each type, and a change of its content. */
const CONTENTS = {
  guess_text: {
    task: { TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: 'Münster' }] },
    change: ([first]: number[]) => ({ create: [{ answer: 'Kirche' }], update: [{ id: first, answer: 'DOM' }] }),
  },
  guess_number: {
    task: { answer: 16, range_from: 10, range_to: '20,5' },
    change: () => ({ answer: '-17', range_from: null, range_to: null }),
  },
  choice: {
    task: { TaskChoices: [{ answer: 'Ja', correct: true }, { answer: 'Nein' }, { answer: 'Doch' }] },
    change: ([, second]: number[]) => ({ create: [{ answer: 'Ähm', correct: true }], delete: [second] }),
  },
  cloze: {
    task: { text: '__________ und __________', TaskClozeWords: [{ word: 'Dom' }, { word: 'Tor' }] },
    change: ([, second]: number[]) => ({ text: '<p>Nur __________</p>', delete: [second] }),
  },
  locate: { task: { image: '/dom.png', code: 'KUPFER' }, change: () => ({ image: '/tor.png', code: 'ZINN' }) },
  order: {
    task: { TaskOrderEntries: [{ text: 'eins' }, { text: 'zwei' }, { text: 'drei' }] },
    change: () => ({ create: [{ text: 'null', position: 4 }] }),
  },
  photo: {
    task: { review: 'before', example_caption: 'Die Statue' },
    change: () => ({ review: 'after', example_caption: 'Das Bild' }),
  },
  decision: {
    task: { TaskOptions: [{ option: 'Links', reaction: 'Ein Tor.' }, { option: 'Rechts' }, { option: 'Zurück' }] },
    change: ([first, , third]: number[]) => ({ update: [{ id: first, reaction: 'Ein Turm.' }], delete: [third] }),
  },
};

const CHANGES: Record<keyof typeof CONTENTS, keyof Client['tasks']> = {
  guess_text: 'changeGuessText',
  guess_number: 'changeGuessNumber',
  choice: 'changeChoice',
  cloze: 'changeCloze',
  locate: 'changeLocate',
  order: 'changeOrder',
  photo: 'changePhoto',
  decision: 'changeDecision',
};

const FACTS = {
  walk_metres: 800,
  duration_minutes: 90,
  step_free: true,
  pram: 'on',
  meeting_latitude: '49,02',
  photos: true,
};

/** Writes a run with every kind of spot and quest, changes, translates and copies it, and deletes it piece by piece. */
export async function writeRun(opened: TwinApp): Promise<void> {
  const ada = await creator(opened);
  const { conditions, managedExplorations, managedPois, prerequisites, tasks, translations } = ada.client;
  const draft = await ada.draft({ name: freshName('Über den Fluß'), ...FACTS, meeting_longitude: 12.1 } as never);
  const params = { exploration_id: draft.id };
  const change = (body: object) => managedExplorations.change({ params, body });
  done(
    await change({
      intro: '<p>Los</p>',
      code: 'EICHE',
      step_free: false,
      meeting_latitude: null,
      meeting_longitude: null,
    }),
  );
  done(await change({ visibility: 'link' }));
  done(await managedExplorations.renewLink({ params }));
  done(await change({ visibility: 'public', code: 'EICHE' }));
  for (const body of [{}, { name: ' ' }, { postal_code: '1' }, { code: 'BUCHE', updated_at: draft.updated_at }])
    await change(body);
  await managedExplorations.create({ body: { name: draft.name, description: 'x', postal_code: '93047' } });
  done(await managedExplorations.checklist({ params }));
  await managedExplorations.publish({ params, body: { published: true } });

  const street = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const hints = [0, 5].map((cost) => ({ hint_type: 'text' as const, hint_value: `Am Ufer ${cost}`, cost }));
  const tower = await ada.poi(draft, { name: 'Türmchen' });
  const address = await ada.poi(draft, { location_type: 'address', location: street });
  const hidden = await ada.poi(draft, { location_type: 'hint', location: hints, arrival_radius: 30 } as never);
  const of = ({ id }: { id: number }) => ({ params: { poi_id: id } });
  await ada.client.managedPois.locateAddress({ query: street });
  done(await managedPois.change({ ...of(tower), body: { name: 'Turm' } as never }));
  done(
    await managedPois.changeCoordinates({ ...of(tower), body: { latitude: '49,5', longitude: -0.000_001 } as never }),
  );
  done(
    await managedPois.changeAddress({
      ...of(address),
      body: { postal_code: '04109', latitude: 49, longitude: 12 } as never,
    }),
  );
  const [first] = hidden.location as { id: number }[];
  done(await managedPois.changeHints({ ...of(hidden), body: { update: [{ id: first?.id, cost: 7 }] } as never }));
  done(
    await managedPois.changeArrival({
      ...of(hidden),
      body: { target: { latitude: 49, longitude: 12 }, arrival_wait_minutes: 5 },
    }),
  );
  const order = [hidden, tower, address].map(({ id }, index) => ({ poi_id: id, position: index + 1 }));
  done(await managedPois.arrange({ body: { exploration_name: draft.slug, order } }));
  const locked = done(
    await prerequisites.create({ ...of(tower), body: { unlock_type: 'points', value: '0050,5' } as never }),
  );
  const ofLock = { params: { poi_id: tower.id, prerequisite_id: locked.id } };
  for (const value of [60, 60]) await prerequisites.change({ ...ofLock, body: { value } });
  const list = { unlock_type: 'poi_list' as const, pois: [tower.id, hidden.id] };
  const named = done(await conditions.create({ ...of(address), body: list }));
  const ofList = { params: { poi_id: address.id, condition_id: named.id } };
  for (const value of [1, 1, 3]) await conditions.change({ ...ofList, body: { value } });
  await conditions.create({ ...of(tower), body: { unlock_type: 'poi_list', pois: [tower.id] } });
  done(await managedPois.change({ ...of(address), body: { unlock_mode: 'any' } }));
  done(await change({ route: 'in_order', finish_rule: 'poi_done', finish_poi: tower.id }));
  done(await change({ route: 'free', finish_rule: 'pois_done', finish_pois: '2' } as never));

  const written = [];
  for (const [kind, { task, change: changed }] of Object.entries(CONTENTS)) {
    const made = await ada.task(address, { task_type: kind, task, attempts: 3, explanation: '<p>Darum</p>' } as never);
    const ids = Object.values(made.task).flatMap((items) =>
      Array.isArray(items) ? items.map(({ id }) => id as number) : [],
    );
    const call = tasks[CHANGES[kind as keyof typeof CONTENTS]] as (request: object) => Promise<{ status: number }>;
    const ofTask = { params: { poi_id: address.id, task_id: made.id } };
    if (kind === 'decision') {
      const choice = { unlock_type: 'decision' as const, task: made.id, options: [ids[2] ?? 0] };
      done(await conditions.create({ ...of(tower), body: choice }));
    }
    expect((await call({ ...ofTask, body: changed(ids) })).status, kind).toBe(200);
    await call({ ...ofTask, body: {} });
    done(await tasks.change({ ...ofTask, body: { points: 25, attempts: '' } as never }));
    written.push({ task_id: made.id, ofTask });
  }
  const [finale, ...others] = written;
  const ids = others.map(({ task_id }) => task_id);
  const pieces = [ids, ids.toReversed(), ids.toReversed(), written.map(({ task_id }) => task_id)];
  if (finale) for (const each of pieces) await tasks.setPieces({ ...finale.ofTask, body: { pieces: each } });
  const reversed = written.map(({ task_id }, index) => ({ task_id, position: written.length - index }));
  done(await tasks.arrange({ ...of(address), body: { order: reversed } }));

  done(
    await managedExplorations.importFile({
      body: done(await managedExplorations.exportFile({ params })),
      query: { rename: 'true' },
    }),
  );
  await translate(ada.client, draft, { lang: 'en', text: marked('en') });
  await translate(ada.client, draft, {
    lang: 'fr',
    text: ({ field, source }) => (field === 'name' ? `À ${source}` : undefined),
  });
  done(await translations.exportXliff({ params: { ...params, lang: 'fr' } }));
  done(await translations.texts({ params, query: { lang: 'fr' } }));
  done(await translations.changeLanguages({ params, body: { offer: ['en'] } as never }));

  done(await managedExplorations.trail({ query: { name: draft.slug } }));
  for (const published of [true, true, false, true]) await managedExplorations.publish({ params, body: { published } });
  done(await managedExplorations.tryOut({ params, body: { unlocked: true } }));
  for (const query of [
    { exploration_name: draft.slug, show: 'task' },
    { exploration_name: draft.slug, order: 'position.desc', limit: 2, offset: 1 },
  ] as const)
    done(await managedPois.list({ query }));
  for (const query of [{ name: draft.slug }, { search: 'ÜBER' }, { limit: 1 }])
    done(await managedExplorations.list({ query }));
  done(await managedPois.listQuick({ query: { exploration_id: draft.id } }));
  done(await managedExplorations.print({ query: { name: draft.slug, lang: 'en' } }));
  done(await managedExplorations.share({ query: { name: draft.slug } }));
  done(await managedExplorations.players({ params }));
  done(await managedExplorations.copy({ params, query: {} }));

  done(await prerequisites.remove(ofLock));
  for (const { ofTask } of written.slice(1)) done(await tasks.remove(ofTask));
  done(await managedPois.remove(of(hidden)));
  await managedPois.remove(of(hidden));
  done(await managedExplorations.remove({ params }));
  done(await managedExplorations.list({ query: {} }));
  done(await managedPois.listQuick({ query: { search: 'spot' } }));
}

/** Pictures and sounds of an account, and teams with the same names. */
export async function keepRecords(opened: TwinApp): Promise<void> {
  const { userId, client } = await creator(opened);
  const token = await opened.given.session(userId);
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 1)]);
  const mp3 = Buffer.concat([frame, frame, frame, frame]);
  for (const bytes of [await jpeg(), Buffer.from('no picture')])
    await opened.app.inject({ method: 'POST', url: '/api/media', ...uploadOf(token, bytes) });
  await opened.app.inject({ method: 'POST', url: '/api/media/audio', ...uploadOf(token, mp3, 'glocken.mp3') });

  const { managedTeams } = client;
  const team = done(await managedTeams.create({ body: { name: 'Füchse', code: 'ROT' } }));
  for (const name of [
    'FÜCHSE',
    'Zebras',
    'Äpfel',
    'Apfel',
    'apfel',
    'Öfen',
    'Éclairs',
    '10 Enten',
    '9 Enten',
    '_a',
    '%',
  ])
    await managedTeams.create({ body: { name, submission_id: randomUUID() } });
  const params = { team_id: team.id };
  for (const body of [{}, { name: 'Fuchs' }, { name: 'Zebras' }, { code: null, image: '/demo/a.png' }])
    await managedTeams.change({ params, body });
  for (const query of [{}, { limit: 3 }, { limit: 3, offset: 3 }, { name: 'fuchs' }])
    done(await managedTeams.list({ query }));
  done(await managedTeams.remove({ params }));
  await managedTeams.remove({ params });
}
