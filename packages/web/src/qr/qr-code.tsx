import { lazy, Suspense } from 'react';

const DrawnQrCode = lazy(async () => ({ default: (await import('./drawn-qr-code.tsx')).DrawnQrCode }));

interface Props {
  /** What the code says, usually an address. */
  text: string;
  /** What a screen reader says of the picture. */
  label: string;
}

/** A QR code in our colours as SVG of 1024 × 1024; the drawing code is fetched when the first one is shown. */
export function QrCode(props: Props) {
  return (
    <Suspense fallback={<div style={{ aspectRatio: 1 }} />}>
      <DrawnQrCode {...props} />
    </Suspense>
  );
}
