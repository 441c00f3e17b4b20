import { readdirSync, readFileSync } from 'node:fs';
import { contract } from '@puzzle-runs/contract/contract.ts';
import { problemCodesOf, problems } from '@puzzle-runs/contract/failures.ts';
import { playerProblems } from '@puzzle-runs/web/i18n/de/player-problems.ts';
import { expect, test } from 'vitest';

const FOLDERS = [new URL('../', import.meta.url), new URL('../../../../packages/web/src/', import.meta.url)];

/** The parts of the contract that the studio calls. */
function calledParts(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  return [
    ...new Set(files.flatMap((text) => [...text.matchAll(/\broutes\.(\w{3,})\.\w+/g)].map(([, part = '']) => part))),
  ];
}

test('no call of the studio returns a problem whose sentence only the player carries', () => {
  const called = calledParts();
  const codes = Object.entries(contract)
    .filter(([part]) => called.includes(part))
    .flatMap(([, calls]) => Object.values(calls))
    .flatMap(({ responses }) => Object.values<unknown>(responses))
    .flatMap((response) =>
      response instanceof problems.constructor ? (problemCodesOf.get(response as typeof problems)?.codes ?? []) : [],
    );
  expect(codes).toContain('not_publishable');
  const sentences: readonly string[] = Object.keys(playerProblems);
  expect(codes.filter((code) => sentences.includes(`problem.${code}`))).toEqual([]);
});
