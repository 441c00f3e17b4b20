import { readFileSync } from 'node:fs';
import { ANSWERS_KEY, DRAFTS_KEY } from '@puzzle-runs/web/session/form-drafts.ts';
import { GAME_LANGUAGES_KEY } from '@puzzle-runs/web/session/game-languages.ts';
import { INTROS_KEY } from '@puzzle-runs/web/session/read-intros.ts';
import { CAMERA_KEY } from '@puzzle-runs/web/tasks/locate/rear-cameras.ts';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from './storage-keys.ts';

test('the privacy policy names every key in local storage', () => {
  const session = readFileSync(
    new URL('../../../../../../packages/web/src/session/session.ts', import.meta.url),
    'utf8',
  );
  const stored = Array.from(session.matchAll(/store\.set\('(\w+)'/g)).flatMap(([, key]) => key ?? []);
  expect(new Set([...stored, DRAFTS_KEY, ANSWERS_KEY, INTROS_KEY, GAME_LANGUAGES_KEY, CAMERA_KEY])).toEqual(
    new Set(STORAGE_KEYS),
  );
});
