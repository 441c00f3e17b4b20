import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { creator } from '#testing/creators.ts';
import { httpServer } from '#testing/servers/http-server.ts';
import { fileApp, testApp } from '#testing/test-app.ts';
import { type Geocoder, nominatim } from './geocoder.ts';

const nowhere = { status: 200, body: { count: 0, rows: [] } };

let geocoder: Geocoder;
const { client, clock, given, as } = await fileApp({
  geocoder: { search: (code) => geocoder.search(code), searchAddress: (address) => geocoder.searchAddress(address) },
});

function zip(code: string) {
  return client.explorations.zip({ query: { code } });
}

let codes = 0;

/** A code that neither the built-in table nor another test uses. */
function unknownCode(): string {
  return `00${String(++codes).padStart(3, '0')}`;
}

/** Sets a geocoder that this test controls; returns the requests that reach it. */
async function geocoderAnswers(answer: (response: ServerResponse) => void, timeoutMs = 4_000) {
  const asked: URLSearchParams[] = [];
  const address = await httpServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://test').searchParams);
    answer(response);
  });
  geocoder = nominatim(`${address}/search`, { pauseMs: 0, timeoutMs });
  return asked;
}

function places(count: number) {
  const found = Array.from({ length: count }, (_, index) => ({
    lat: `${50 + index}.5`,
    lon: `${8 + index}`,
    display_name: `Ort ${index + 1}`,
    place_id: index,
  }));
  return (response: ServerResponse) => response.end(JSON.stringify(found));
}

test('finds a code of the built-in table without a geocoder request', async () => {
  const asked = await geocoderAnswers(places(1));
  expect(await zip('93047')).toMatchObject({
    status: 200,
    body: {
      count: 1,
      rows: [{ name: 'Regensburg', latitude: expect.closeTo(49, 0), longitude: expect.closeTo(12, 0) }],
    },
  });
  expect(await zip('01067')).toMatchObject({ body: { rows: [{ name: 'Dresden' }] } });
  expect(asked).toEqual([]);
});

test('returns no place for an unknown code without a geocoder', async () => {
  const code = unknownCode();
  const { client } = await testApp();
  expect(await client.explorations.zip({ query: { code } })).toMatchObject(nowhere);
});

test('requests an unknown code once and caches its place', async () => {
  const code = unknownCode();
  const asked = await geocoderAnswers(places(1));
  for (const _time of [1, 2, 3]) {
    expect(await zip(code)).toMatchObject({
      body: { count: 1, rows: [{ name: 'Ort 1', latitude: 50.5, longitude: 8 }] },
    });
  }
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    expect.objectContaining({ postalcode: code, countrycodes: 'de', limit: '2' }),
  ]);
});

test.each([0, 2])('caches a result with %i places', async (count) => {
  const code = unknownCode();
  const asked = await geocoderAnswers(places(count));
  for (const _time of [1, 2]) expect(await zip(code)).toMatchObject({ status: 200, body: { count } });
  expect(asked).toHaveLength(1);
});

test('returns two of many places, because two are already ambiguous', async () => {
  const code = unknownCode();
  await geocoderAnswers(places(7));
  expect(await zip(code)).toMatchObject({ body: { count: 2, rows: [{ name: 'Ort 1' }, { name: 'Ort 2' }] } });
});

test('requests a cached code again after thirty days, and uses the cached place if the geocoder fails', async () => {
  const code = unknownCode();
  let gone = false;
  const asked = await geocoderAnswers((response) => (gone ? response.writeHead(503).end() : places(1)(response)));
  await zip(code);
  clock.passMinutes(30 * 24 * 60 - 1);
  await zip(code);
  expect(asked).toHaveLength(1);
  clock.passMinutes(1);
  gone = true;
  expect(await zip(code)).toMatchObject({ body: { count: 1 } });
  expect(asked).toHaveLength(2);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', (response) => response.writeHead(500).end('<h1>Oops</h1>')],
  ['a body that is not JSON', (response) => response.end('<h1>Hello</h1>')],
  ['JSON of another shape', (response) => response.end('{"found":true}')],
  ['places without coordinates', (response) => response.end('[{"display_name":"Ort"}]')],
  ['invalid coordinates', (response) => response.end('[{"lat":"north","lon":"","display_name":"Ort"}]')],
  ['an incomplete body', (response) => response.writeHead(200, { 'content-length': 100 }).end('[')],
  ['with a closed connection', (response) => response.destroy()],
])(
  'returns no place when the geocoder responds with %s, and requests the code again next time',
  async (_what, answer) => {
    const code = unknownCode();
    const asked = await geocoderAnswers(answer, 400);
    for (const _time of [1, 2]) expect(await zip(code)).toMatchObject(nowhere);
    expect(asked).toHaveLength(2);
  },
);

test('removes characters that PostgreSQL cannot store from the name of a place', async () => {
  const asked = await geocoderAnswers((response) =>
    response.end('[{"lat":1,"lon":2,"display_name":"O\\u0000rt \\ud800 am See"}]'),
  );
  const code = unknownCode();
  for (const _time of [1, 2]) {
    expect(await zip(code)).toMatchObject({ body: { count: 1, rows: [{ name: 'Ort \ufffd am See' }] } });
  }
  expect(asked).toHaveLength(1);
});

test('stops waiting for a geocoder after the timeout', async () => {
  const code = unknownCode();
  const asked = await geocoderAnswers(() => undefined, 400);
  expect(await zip(code)).toMatchObject(nowhere);
  expect(asked).toHaveLength(1);
});

test.each(['9304', '930470', 'abcde', '٩٣٠٤٧', ' 93047', '', "' or 1"])(
  'returns no place for the invalid code %j without a geocoder request',
  async (code) => {
    const asked = await geocoderAnswers(places(1));
    expect(await zip(code)).toMatchObject(nowhere);
    expect(asked).toEqual([]);
  },
);

test('proposes the place of an address to its creator, unless it is unknown or ambiguous', async () => {
  const ada = await creator({ given, as });
  const query = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const asked = await geocoderAnswers(places(1));
  expect(await ada.client.managedPois.locateAddress({ query })).toMatchObject({
    body: { count: 1, rows: [{ latitude: 50.5, longitude: 8 }] },
  });
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    street: 'Domplatz 1',
    postalcode: '93047',
    city: 'Regensburg',
  });
  expect(await client.managedPois.locateAddress({ query })).toMatchObject({ status: 401 });
  for (const count of [0, 2]) {
    await geocoderAnswers(places(count));
    expect(await ada.client.managedPois.locateAddress({ query })).toMatchObject(nowhere);
  }
});

test('proposes no place for an incomplete address, a failing geocoder, or without one', async () => {
  const ada = await creator({ given, as });
  const query = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const asked = await geocoderAnswers((response) => response.writeHead(500).end());
  expect(await ada.client.managedPois.locateAddress({ query })).toMatchObject(nowhere);
  expect(await ada.client.managedPois.locateAddress({ query: { ...query, street: ' ' } })).toMatchObject(nowhere);
  expect(asked).toHaveLength(1);
  const eve = await creator(await testApp());
  expect(await eve.client.managedPois.locateAddress({ query })).toMatchObject(nowhere);
});
