import { expect, test } from 'vitest';
import { cameraAfter, rearCamerasOf } from './rear-cameras.ts';

function camera(label: string, facing?: string) {
  const device = { kind: 'videoinput', deviceId: label, label };
  if (facing === undefined) return device;
  return {
    ...device,
    getCapabilities() {
      if (this.label !== label) throw new TypeError('Illegal invocation');
      return { facingMode: facing === '' ? [] : [facing] };
    },
  };
}

test.each([
  [
    'Chrome on Android',
    [
      camera('camera2 1, facing front', 'user'),
      camera('camera2 2, facing back', 'environment'),
      camera('camera2 0, facing back', 'environment'),
    ],
    ['camera2 2, facing back', 'camera2 0, facing back'],
  ],
  [
    'Safari on a German iPhone',
    [camera('Frontkamera'), camera('Rückkamera'), camera('Ultra-Weitwinkel-Rückkamera')],
    ['Rückkamera', 'Ultra-Weitwinkel-Rückkamera'],
  ],
  [
    'Safari on an English iPhone',
    [camera('Front Camera'), camera('Back Dual Wide Camera'), camera('Back Telephoto Camera')],
    ['Back Dual Wide Camera', 'Back Telephoto Camera'],
  ],
  [
    'a phone with one camera on each side',
    [camera('facing front', 'user'), camera('facing back', 'environment')],
    ['facing back'],
  ],
  [
    'a notebook with a second webcam',
    [camera('FaceTime HD Camera', ''), camera('Logitech C920', '')],
    ['Logitech C920'],
  ],
  [
    'a desk with two webcams',
    [camera('Logitech C920', ''), camera('OBS Virtual Camera', '')],
    ['Logitech C920', 'OBS Virtual Camera'],
  ],
  ['a browser that names no camera yet', [{ kind: 'videoinput', deviceId: '', label: '' }], []],
  ['a microphone only', [{ kind: 'audioinput', deviceId: 'a', label: 'back' }], []],
])('the rear cameras of %s', (_device, devices, rear) => {
  expect(rearCamerasOf(devices).map(({ label }) => label)).toEqual(rear);
});

test.each([
  [['a'], 'a', undefined],
  [[], undefined, undefined],
  [['a', 'b'], 'a', 'b'],
  [['a', 'b', 'c'], 'c', 'a'],
  [['a', 'b'], 'gone', 'a'],
])('of the cameras %j the one after %s is %s', (ids, shown, next) => {
  expect(
    cameraAfter(
      ids.map((id) => camera(id)),
      shown,
    ),
  ).toBe(next);
});
