import { Suspense } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

const DrawnQrCode = onDemand(() => import('./styled-qr-code.tsx').then((file) => file.StyledQrCode));
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
