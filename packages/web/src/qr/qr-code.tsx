import { Suspense } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

const DrawnQrCode = onDemand(() => import('./qr-drawing.tsx').then((file) => file.StyledQrCode));
const QrCodePath = onDemand(() => import('./qr-code-path.tsx').then((file) => file.QrCodePath));

interface Props {
  /** Content of the code, usually an address. */
  text: string;
  /** Label for screen readers. */
  label: string;
  /** For pages with hundreds of codes: draws the code as one path (decision 0023). */
  compact?: boolean;
}

/** A QR code in our colours as SVG, 1024 × 1024; loaded lazily. */
export function QrCode({ compact: many = false, ...code }: Props) {
  const Code = many ? QrCodePath : DrawnQrCode;
  return (
    <Suspense fallback={<div style={{ aspectRatio: 1 }} />}>
      <Code {...code} />
    </Suspense>
  );
}

/** A QR code as a file to print or send: `png` has 1024 × 1024 pixels, `svg` scales. */
export async function qrFile(text: string, format: 'png' | 'svg'): Promise<Blob> {
  const { drawQr } = await import('./qr-drawing.tsx');
  const file = await drawQr(text, format === 'svg' ? 'svg' : 'canvas').getRawData(format);
  if (!(file instanceof Blob)) throw new Error('the QR code could not be drawn');
  return file;
}
