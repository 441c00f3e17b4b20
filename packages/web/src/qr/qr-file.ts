/** A QR code as a file to print or send: `png` has 1024 × 1024 pixels, `svg` scales. */
export async function qrFile(text: string, format: 'png' | 'svg'): Promise<Blob> {
  const { drawQr } = await import('./qr-drawing.ts');
  const file = await drawQr(text, format === 'svg' ? 'svg' : 'canvas').getRawData(format);
  if (!(file instanceof Blob)) throw new Error('the QR code could not be drawn');
  return file;
}
