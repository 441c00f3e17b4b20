import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';

const ada = await creator(await fileApp());

test('stores a pasted name in NFC without formatting characters, and counts its length after that', async () => {
  const rest = 'x'.repeat(NAME_MAX - 7);
  const name = `Bru\u0308\u00ADcke ${rest}\u202E\0`;
  const { client } = ada;
  const body = { name, description: '<p>x</p>', postal_code: '93047' };
  expect(done(await client.managedExplorations.create({ body })).name).toBe(`Brücke ${rest}`);
  const team = done(await client.managedTeams.create({ body: { name, code: ' EI\u200BCHE\u00A07 ' } }));
  expect(team).toMatchObject({ name: `Brücke ${rest}`, code: 'EICHE 7' });
  expect(await client.managedTeams.create({ body: { name: `${name}y` } })).toMatchObject({ status: 400 });
});

test('a description keeps formatting characters, but nothing that turns the text around it, also as a number', async () => {
  const run = await ada.draft({ description: '<p>&#x202E;Tor\u2066\u200B Ko\u0308ln a\u0317\u0317\u0317\u0317</p>' });
  expect(run.description).toBe('<p>Tor\u200B Köln a\u0317\u0317\u0317</p>');
});

test('what a QR code says stays as it was typed', async () => {
  const image = 'https://example.org/Bru\u0308cke?\u200Bx';
  const task = { locate_type: 'qr', image, code: 'To\u0308r\u202E' } as const;
  const poi = await ada.poi(await ada.draft());
  expect(await ada.task(poi, { task_type: 'locate', points: 1, task } as never)).toMatchObject({
    task: { image, code: 'Tör' },
  });
});
