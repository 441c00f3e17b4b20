import { expect, test } from 'vitest';
import { type Base, saveParts } from './save-parts.ts';

interface Poi {
  updated_at: string;
}

const start: Base<Poi> = { record: { updated_at: '1' }, readAt: '1' };
const refused = new Error('refused');

test('sends each part with the time that the part before returned', async () => {
  const sent: (string | undefined)[] = [];
  const call = async ({ readAt }: Base<Poi>) => {
    sent.push(readAt);
    return { updated_at: `${readAt}+` };
  };
  const parts = [
    { name: 'info', call },
    { name: 'location', call },
  ];
  expect(await saveParts(parts, start)).toEqual({ saved: { updated_at: '1++' }, done: ['info', 'location'] });
  expect(sent).toEqual(['1', '1+']);
});

test('saves the other parts if one is refused', async () => {
  const parts = [
    { name: 'info', call: () => Promise.reject(refused) },
    { name: 'location', call: async () => ({ updated_at: '2' }) },
  ];
  expect(await saveParts(parts, start)).toEqual({ saved: { updated_at: '2' }, done: ['location'], failure: refused });
});

test('fails if every part is refused', async () => {
  await expect(saveParts([{ name: 'info', call: () => Promise.reject(refused) }], start)).rejects.toBe(refused);
});
