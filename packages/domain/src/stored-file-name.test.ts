import { expect, test } from 'vitest';
import { isAudioName, isStoredFileName, STORED_FILE_ADDRESS, storedFileNamesIn } from './media-url.ts';

const hash = '0123456789abcdef0123456789abcdef01234567';

test.each([
  { name: `${hash}.webp`, stored: true, audio: false },
  { name: `${hash}.mp3`, stored: true, audio: true },
  { name: `${hash}.m4a`, stored: true, audio: true },
  { name: `${hash}.html`, stored: false, audio: false },
  { name: `x${hash}.webp`, stored: false, audio: false },
  { name: `${hash}.webp/..`, stored: false, audio: false },
])('$name: the name of an upload $stored, of a sound $audio', ({ name, stored, audio }) => {
  expect(isStoredFileName(name)).toBe(stored);
  expect(isAudioName(name)).toBe(audio);
});

test('finds the uploads that a text refers to', () => {
  const html = `<img src="/media/${hash}.webp?width=320"><audio src="/media/${hash}.mp3">/media/x.mp3`;
  expect(storedFileNamesIn(html)).toEqual([`${hash}.webp`, `${hash}.mp3`]);
});

test('finds addresses at the start of texts and attributes, not those of other hosts', () => {
  const absolute = (text: string) => text.replaceAll(STORED_FILE_ADDRESS, '$1https://a.example$2');
  expect(absolute(`/media/${hash}.m4a`)).toBe(`https://a.example/media/${hash}.m4a`);
  expect(absolute(`<img src="/media/${hash}.webp">`)).toBe(`<img src="https://a.example/media/${hash}.webp">`);
  expect(absolute(`https://b.example/media/${hash}.mp3`)).toBe(`https://b.example/media/${hash}.mp3`);
});
