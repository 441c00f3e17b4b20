import { readdirSync, readFileSync } from 'node:fs';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { problemCodesOf, problems } from '@puzzle-runs/contract/failures.ts';
import { creatorProblems } from '@puzzle-runs/web/i18n/de/creator-problems.ts';
import { expect, test } from 'vitest';
import { PLAYER_CALLS } from './player-calls.ts';

const FOLDERS = [new URL('../src/', import.meta.url), new URL('../../../packages/web/src/', import.meta.url)];

test('the player calls only those parts of the API whose routes it carries', () => {
  const called = new Set<string>();
  for (const folder of FOLDERS) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    for (const file of files)
      for (const [, part = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\broutes\.(\w{3,})\.\w+/g))
        called.add(part);
  }
  expect([...called].filter((part) => !PLAYER_CALLS.some((known) => known === part))).toEqual([]);
  expect(called.size).toBeGreaterThan(8);
});

test('no call of the player returns a problem whose sentence only the studio carries', () => {
  const codes = PLAYER_CALLS.flatMap((part) =>
    Object.values(contract[part]).flatMap(({ responses }) =>
      Object.values<unknown>(responses).flatMap((response) =>
        response instanceof problems.constructor ? (problemCodesOf.get(response as typeof problems)?.codes ?? []) : [],
      ),
    ),
  );
  expect(codes).toContain('battle_not_open');
  const sentences: readonly string[] = Object.keys(creatorProblems);
  expect(codes.filter((code) => sentences.includes(`problem.${code}`))).toEqual([]);
});
