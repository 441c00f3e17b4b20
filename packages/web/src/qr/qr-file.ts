import { SHARE_QR_SIZE } from '@puzzle-runs/domain/limits.ts';
import { INK, PAPER } from './colours.ts';
import type { QrPath } from './qr-path.ts';

function drawing({ side, d }: QrPath): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${SHARE_QR_SIZE}" height="${SHARE_QR_SIZE}"><rect width="${side}" height="${side}" fill="${PAPER}"/><path d="${d}" fill="none" stroke="${INK}" stroke-linecap="round"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

function picture({ side, d }: QrPath): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SHARE_QR_SIZE, height: SHARE_QR_SIZE });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('the QR code could not be drawn');
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, SHARE_QR_SIZE, SHARE_QR_SIZE);
  paper.scale(SHARE_QR_SIZE / side, SHARE_QR_SIZE / side);
  paper.lineCap = 'round';
  paper.strokeStyle = INK;
  paper.stroke(new Path2D(d));
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the QR code could not be drawn'))), 'image/png');
  });
}

/** A QR code as a file, to be printed or sent: `png` 1024 × 1024 pixels, `svg` at any size. */
export async function qrFile(text: string, format: 'png' | 'svg'): Promise<Blob> {
  const { qrPath } = await import('./qr-path.ts');
  const path = qrPath(text);
  return format === 'svg' ? drawing(path) : picture(path);
}
