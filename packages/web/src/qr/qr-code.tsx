import { lazy, Suspense } from 'react';

const DrawnQrCode = lazy(async () => ({ default: (await import('./drawn-qr-code.tsx')).StyledQrCode }));
const QrCodePath = lazy(async () => ({ default: (await import('./qr-code-path.tsx')).QrCodePath }));

interface Props {
  /** What the code says, usually an address. */
  text: string;
  /** What a screen reader says of the picture. */
  label: string;
  /** One of hundreds on its page: drawn in the least that a code takes (decision 0024). */
  compact?: boolean;
}

/** A QR code in our colours as SVG of 1024 × 1024; the drawing code is fetched when the first one is shown. */
export function QrCode({ compact: many = false, ...code }: Props) {
  const Code = many ? QrCodePath : DrawnQrCode;
  return (
    <Suspense fallback={<div style={{ aspectRatio: 1 }} />}>
      <Code {...code} />
    </Suspense>
  );
}
