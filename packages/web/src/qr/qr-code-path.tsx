import { useMemo } from 'react';
import { QR_INK, QR_PAPER, SHARE_QR_SIZE } from './qr-colours.ts';
import { qrPath } from './qr-path.ts';

interface Props {
  text: string;
  label: string;
}

/** QR code as a single path; use `QrCode`, which loads it lazily. */
export function QrCodePath({ text, label }: Props) {
  const { side, d } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={SHARE_QR_SIZE}
      height={SHARE_QR_SIZE}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <rect width={side} height={side} fill={QR_PAPER} />
      <path d={d} fill="none" stroke={QR_INK} strokeLinecap="round" />
    </svg>
  );
}
