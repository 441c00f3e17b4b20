/** Longest side of a picture that a phone sends, in pixels. */
const PHOTO_SIDE_MAX = 1_600;

interface Size {
  width: number;
  height: number;
}

/**
 * Size of a picture whose longest side has at most `PHOTO_SIDE_MAX` pixels; never larger than the picture, and never
 * empty.
 */
export function scaledSize({ width, height }: Size): Size {
  const scale = Math.min(1, PHOTO_SIDE_MAX / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Bytes of a file that is not worth scaling or re-encoding. */
const SMALL_BYTES = 400_000;

const SENDABLE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Whether a file can be sent as it is: the server turns it upright and removes its metadata. */
export function isSentAsIs({ type, size }: Pick<Blob, 'type' | 'size'>, picture: Size): boolean {
  return SENDABLE.has(type) && size <= SMALL_BYTES && Math.max(picture.width, picture.height) <= PHOTO_SIDE_MAX;
}

const HEIC_NAME = /\.(heic|heif)$/i;

/**
 * Whether a file has the format of newer iPhone cameras, which many browsers cannot open. Some systems name no type.
 */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === 'image/heic' || type === 'image/heif' || (type === '' && HEIC_NAME.test(name));
}

/** Why a chosen file cannot be sent. */
export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto';
  readonly reason: 'heic' | 'unreadable';

  constructor(reason: UnreadablePhoto['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const QUALITY = 0.85;

/** The picture in the orientation of its file. @throws UnreadablePhoto where the browser cannot decode it */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnreadablePhoto(isHeic(file) ? 'heic' : 'unreadable');
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePhoto('unreadable'))), 'image/jpeg', QUALITY);
  return promise;
}

/** A chosen photo as it is sent: upright, as JPEG, with at most 1,600 pixels a side. @throws UnreadablePhoto */
export async function scalePhoto(file: File): Promise<Blob> {
  const picture = await decode(file);
  try {
    if (isSentAsIs(file, picture)) return file;
    const canvas = Object.assign(document.createElement('canvas'), scaledSize(picture));
    const context = canvas.getContext('2d');
    if (!context) throw new UnreadablePhoto('unreadable');
    // Transparent pictures would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await encode(canvas);
  } finally {
    picture.close();
  }
}
