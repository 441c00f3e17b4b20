import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { expect, test } from 'vitest';
import { codesOf } from './codes-of.ts';

const locate = (id: number, position: number, locate_type: 'qr' | 'image') =>
  ({ id, position, name: `Quest ${id}`, task: { locate_type, image: `text ${id}`, code: `CODE${id}` } }) as ManagedTask;
const poi = (position: number, ...Tasks: ManagedTask[]) =>
  ({ id: position, position, name: `Spot ${position}`, arrival_code: null, Tasks }) as ManagedPoi;

test('lists the QR codes of all Spots in the order of play, without pictures', () => {
  const codes = codesOf([
    poi(2, locate(9, 1, 'qr')),
    poi(1, locate(4, 2, 'qr'), locate(3, 1, 'qr'), locate(5, 3, 'image')),
  ]);
  expect(codes.map(({ poi: printedPoi, task, text, code }) => [printedPoi, task, text, code])).toEqual([
    ['Spot 1', 'Quest 3', 'text 3', 'CODE3'],
    ['Spot 1', 'Quest 4', 'text 4', 'CODE4'],
    ['Spot 2', 'Quest 9', 'text 9', 'CODE9'],
  ]);
});

test('lists the arrival code of a Spot before its Quests', () => {
  const codes = codesOf([{ ...poi(1, locate(3, 1, 'qr')), arrival_code: 'K7M2QX' } as ManagedPoi]);
  expect(codes.map(({ task, text, code }) => [task, text, code])).toEqual([
    [null, 'K7M2QX', 'K7M2QX'],
    ['Quest 3', 'text 3', 'CODE3'],
  ]);
});
