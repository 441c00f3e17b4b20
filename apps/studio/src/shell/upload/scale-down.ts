import { MEDIA_SIDE_MAX } from '@puzzle-runs/domain/media-url.ts';

/** Smaller files are sent as they are: scaling them saves no time. */
const SMALL_BYTES = 1_024 * 1_024;
const QUALITY = 0.9;

interface Size {
  width: number;
  height: number;
}

/** Size of a picture whose longer side has at most `max` pixels. */
export function sizeWithin({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Scales a large picture down. Returns the file itself if the browser cannot read it or the result is not smaller. */
export async function scaleDown(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const { width, height } = sizeWithin(picture, MEDIA_SIDE_MAX);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  // JPEG is faster to encode, but only WebP keeps transparency.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}
