import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CallMetadata } from '@puzzle-runs/contract/call-metadata.ts';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { sessionToken } from '@puzzle-runs/contract/token-headers.ts';
import { AUDIO_BYTES_MAX, MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { BODY_BYTES_MAX, CONTENT_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import type { AppRoute } from '@ts-rest/core';

const SOUND = new URL('../../../../demo/sounds/vier-orgeltoene.mp3', import.meta.url);

/** A request with a large body, or for a large response. */
export interface LargeCall {
  name: string;
  method: string;
  path: string;
  type?: string;
  body?: Buffer;
}

/** Ids of the owner's records. */
export interface Owned {
  exploration_id: number;
  poi_id: number;
  task_id: number;
  lang: string;
}

function text(bytes: number): string {
  return 'Vor euch steht das Westportal. '.repeat(Math.ceil(bytes / 31)).slice(0, bytes);
}

/** HTML that costs the sanitiser the most per byte, within the limits of one text. */
const HTML: Readonly<Record<string, string>> = {
  'many tags': `${'<b>x</b>'.repeat(2_400)}${text(70_000)}`,
  'deep tags': '<em>'.repeat(4_900),
  'open attributes': '<p style="color:red"'.repeat(4_900),
  styles: `<p style="${'color:#aabbcc;'.repeat(7_000)}">x</p>`,
  'broken styles': `<p style="${'a:b(;'.repeat(19_000)}">x</p>`,
  entities: '&amp;'.repeat(19_900),
  ampersands: `${'&#x'.repeat(33_000)}`,
  spaces: `<img src="${' '.repeat(99_000)}`,
  addresses: `<a href="${'java\tscript:'.repeat(9_000)}">x</a>`,
  attributes: `<p ${Array.from({ length: 12_000 }, (_, index) => `a${index}`)
    .join(' ')
    .slice(0, 99_000)}>x</p>`,
};

/** JSON values that a validator may walk through for long. */
function hostileValues(bytes: number): Record<string, string> {
  const half = Math.floor(bytes / 2);
  return {
    'many items': `[${'0,'.repeat(half - 4)}0]`,
    'many lists': `[${'[],'.repeat(Math.floor(bytes / 3) - 4)}[]]`,
    'deep lists': `${'['.repeat(half)}${']'.repeat(half)}`,
    'many keys': `{${Array.from({ length: Math.floor(bytes / 11) }, (_, index) => `"${index.toString(36).padStart(5, 'k')}":0`).join(',')}}`,
    'one text': `"${text(bytes - 8)}"`,
    'deep HTML': `"${'<em>'.repeat(Math.floor(bytes / 4) - 4)}"`,
    'escaped text': `"${'\\u00e4'.repeat(Math.floor(bytes / 6) - 4)}"`,
    surrogates: `"${'\\ud83d'.repeat(Math.floor(bytes / 6) - 4)}"`,
    spaces: `"${' '.repeat(bytes - 8)}"`,
  };
}

function limitOf(route: AppRoute): number {
  const own = (route.metadata as CallMetadata | undefined)?.bodyLimit;
  return own ?? (route.headers === sessionToken ? CONTENT_BYTES_MAX : BODY_BYTES_MAX);
}

function isRoute(value: object): value is AppRoute {
  return 'path' in value && 'method' in value;
}

function routesIn(router: object): AppRoute[] {
  return Object.values(router).flatMap((value: object) => (isRoute(value) ? [value] : routesIn(value)));
}

/** The first fields of a body, which hostile values are put into; `x` without one. */
function fieldsOf(route: AppRoute): string[] {
  const { body } = route as { body?: { shape?: object } };
  return Object.keys(body?.shape ?? { x: 0 }).slice(0, 3);
}

/** Hostile bodies for every call of the contract that takes one, as large as the limit, at most `bytes`. */
export function* hostileCalls(owned: Owned, bytes: number): Generator<LargeCall> {
  for (const route of routesIn(contract)) {
    if (route.method === 'GET' || ('contentType' in route && route.contentType === 'multipart/form-data')) continue;
    const path = route.path.replace(/:(\w+)/g, (_, name: keyof Owned) => String(owned[name] ?? 1));
    const size = Math.min(limitOf(route), bytes) - 200;
    const name = `${route.method} ${route.path}`;
    for (const [what, value] of Object.entries(hostileValues(size))) {
      const fields = fieldsOf(route);
      for (const field of what === 'many keys' ? ['(body)'] : fields) {
        const body = field === '(body)' ? value : `{"${field}":${value}}`;
        yield {
          name: `${name}: ${what} in ${field}`,
          method: route.method,
          path,
          type: JSON_TYPE,
          body: Buffer.from(body),
        };
      }
    }
    const form = 'a=&'.repeat(Math.floor(size / 3));
    yield { name: `${name}: form fields`, method: route.method, path, type: FORM_TYPE, body: Buffer.from(form) };
    yield {
      name: `${name}: over the limit`,
      method: route.method,
      path,
      type: JSON_TYPE,
      body: Buffer.from(`{"x":"${text(limitOf(route))}"}`),
    };
  }
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Content of the owner whose HTML is the most expensive that the limits allow. */
export function* contentCalls(owned: Owned): Generator<LargeCall> {
  for (const [what, html] of Object.entries(HTML)) {
    const json = (name: string, method: string, path: string, body: object): LargeCall => {
      return { name: `${name}: ${what}`, method, path, type: JSON_TYPE, body: Buffer.from(JSON.stringify(body)) };
    };
    const texts = { description: html, intro: html, finale: html };
    yield json('change run', 'PATCH', `/api/explorations/${owned.exploration_id}`, texts);
    yield json('change spot', 'PATCH', `/api/pois/${owned.poi_id}`, { description: html });
    const task = `/api/pois/${owned.poi_id}/tasks/${owned.task_id}`;
    yield json('change quest', 'PATCH', task, { description: html, explanation: html });
  }
}

/** A picture or sound as a form. */
function upload(name: string, path: string, file: Buffer): LargeCall {
  const boundary = 'xxxxboundaryxxxx';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { name, method: 'POST', path, type: `multipart/form-data; boundary=${boundary}`, body };
}

/** A sound of so many bytes, of which only the start is one. */
function sound(bytes: number): Buffer {
  const start = readFileSync(SOUND);
  return Buffer.concat([start, randomBytes(Math.max(0, bytes - start.length))]).subarray(0, bytes);
}

/** Uploads that are refused, or accepted: the largest ones, and such that imitate the boundary. */
export async function uploadCalls(): Promise<LargeCall[]> {
  const { default: sharp } = await import('sharp');
  const [width, height] = [2_400, 1_300];
  const raw = { raw: { width, height, channels: 3 } } as const;
  const picture = await sharp(randomBytes(width * height * 3), raw)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const near = Buffer.from('\r\n--xxxxboundaryxxx'.repeat(540_000)).subarray(0, MEDIA_BYTES_MAX - 1);
  return [
    upload(`picture of ${(picture.length / 1e6).toFixed(0)} MB`, '/api/media', picture),
    upload('picture of 1 MB, no picture', '/api/media', randomBytes(1_000_000)),
    upload('picture of 10 MB, no picture', '/api/media', randomBytes(MEDIA_BYTES_MAX - 1)),
    upload('picture over the limit', '/api/media', randomBytes(MEDIA_BYTES_MAX + 1_000_000)),
    upload('picture that imitates the boundary', '/api/media', near),
    upload('sound of 1 MB', '/api/media/audio', sound(1_000_000)),
    upload('sound of 20 MB', '/api/media/audio', sound(AUDIO_BYTES_MAX - 1)),
    upload('sound of 20 MB, no sound', '/api/media/audio', randomBytes(AUDIO_BYTES_MAX - 1)),
  ];
}
