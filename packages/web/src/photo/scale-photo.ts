import { isHeic, isSentAsIs, scaledSize } from './scaled-size.ts';

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
