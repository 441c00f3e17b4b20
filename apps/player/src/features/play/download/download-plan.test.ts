import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { expect, test } from 'vitest';
import { planDownload } from './download-plan.ts';

function joinedWith(rows: unknown[]): JoinedPois {
  return { exploration: { name: 'Donau', image: '/demo/pictures/dom.svg' }, team: null, rows } as JoinedPois;
}

const TASK = { description: '', task_type: 'locate', task: { locate_type: 'image', image: '/media/tor.webp' } };

test('contains the pictures of the open spots, each once, and none of other sites', () => {
  const open = {
    unlocked: true,
    description: '<p><img src="/media/a.webp"><img src="https://elsewhere.example/b.png"></p>',
    location_type: 'hint',
    location: [
      { hint_type: 'image', hint_value: '/media/hint.webp' },
      { hint_type: 'image', hint_value: null },
      { hint_type: 'text', hint_value: '/media/text.webp' },
    ],
    Tasks: [TASK, TASK],
  };
  const { pictures } = planDownload(joinedWith([open, { unlocked: false }]), undefined);
  expect(pictures).toEqual(['/demo/pictures/dom.svg', '/media/a.webp', '/media/hint.webp', '/media/tor.webp']);
});

test('contains the map around the places that the player may know, and around the postal code', () => {
  const poi = { unlocked: true, description: '', Tasks: [], location_type: 'coordinates' };
  const there = { ...poi, location: { latitude: 49.0195, longitude: 12.0974 } };
  const { tiles } = planDownload(joinedWith([there, { unlocked: false }]), undefined);
  expect(tiles).toContain('/map/tiles/12/2185/1406');
  expect(tiles).toContain('/map/tiles/14/8742/5625');
  const centre = { latitude: 53.55, longitude: 10 };
  expect(planDownload(joinedWith([there]), centre).tiles.length).toBeGreaterThan(tiles.length);
  expect(planDownload(joinedWith([]), undefined).tiles).toEqual([]);
});
