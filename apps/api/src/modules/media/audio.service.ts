import type { UploadedAudio } from '@puzzle-runs/contract/management/media.ts';
import { isStoredFileName } from '@puzzle-runs/domain/media-url.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { fileTypeFromBuffer } from 'file-type';
import parseRange from 'range-parser';
import type { Deps } from '#deps.ts';
import type { ByteRange, StoredFile } from '#media-storage/media-storage.ts';
import { storedFileName } from './media.service.ts';
import { keepPicture } from './pictures.repository.ts';

/** File extensions by detected type. */
const EXTENSIONS: Readonly<Record<string, 'mp3' | 'm4a'>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
};

/**
 * Stores an MP3 or M4A file unchanged and returns its address. The type is detected from the bytes. The row is written
 * before the file, so no file is without a row.
 * @throws `wrong_media_type`.
 */
export async function storeAudio(
  { store, media, now }: Pick<Deps, 'store' | 'media' | 'now'>,
  userId: number,
  data: Buffer,
): Promise<UploadedAudio> {
  const type = await fileTypeFromBuffer(data);
  const extension = type && EXTENSIONS[type.mime];
  if (!extension) throw new Problem('wrong_media_type');
  const name = storedFileName(data, extension);
  await store.transact((tx) => keepPicture(tx, { name, userId, usedAt: now() }));
  await media.save(name, data);
  return { url: `/media/${name}`, bytes: data.length };
}

interface AudioPart extends StoredFile {
  /** Null for the whole file. */
  range: ByteRange | null;
  /** Bytes of the whole file. */
  total: number;
}

/**
 * A stored sound, or the part of it that a player asks for to start in the middle. Several ranges, or a header that is
 * no range, get the whole file.
 * @param header of the request, as in `Range: bytes=0-99`
 * @returns null for an unknown name; `unsatisfiable` with the size of the file for a range after its end
 */
export async function findAudio(
  { media }: Pick<Deps, 'media'>,
  name: string,
  header: string | undefined,
): Promise<AudioPart | { unsatisfiable: number } | null> {
  const total = isStoredFileName(name) ? await media.size(name) : null;
  if (total === null) return null;
  const ranges = header === undefined ? -2 : parseRange(total, header);
  if (ranges === -1) return { unsatisfiable: total };
  const [only, ...more] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  const range = only && more.length === 0 ? only : null;
  const file = await media.open(name, range ?? undefined);
  return file && { ...file, range, total };
}
