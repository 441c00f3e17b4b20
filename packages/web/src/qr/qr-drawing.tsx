import QrCodeStyling from 'qr-code-styling';
import { useEffect, useRef } from 'react';
import { QR_INK, QR_PAPER, SHARE_QR_SIZE } from './qr-colours.ts';

/** Draws a QR code in our colours, 1024 × 1024. Heavy: import this file lazily. */
export function drawQr(text: string, type: 'svg' | 'canvas'): QrCodeStyling {
  return new QrCodeStyling({
    type,
    width: SHARE_QR_SIZE,
    height: SHARE_QR_SIZE,
    margin: 32,
    data: text,
    qrOptions: { errorCorrectionLevel: 'M' },
    dotsOptions: { type: 'rounded', color: QR_INK },
    cornersSquareOptions: { type: 'extra-rounded', color: QR_INK },
    cornersDotOptions: { type: 'dot', color: QR_INK },
    backgroundOptions: { color: QR_PAPER },
  });
}

interface Props {
  text: string;
  label: string;
}

/** QR code drawn with qr-code-styling; use `QrCode`, which loads it lazily. */
export function StyledQrCode({ text, label }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = box.current;
    if (!target) return;
    drawQr(text, 'svg').append(target);
    const svg = target.querySelector('svg');
    svg?.setAttribute('viewBox', `0 0 ${SHARE_QR_SIZE} ${SHARE_QR_SIZE}`);
    svg?.setAttribute('style', 'display: block; width: 100%; height: auto');
    return () => target.replaceChildren();
  }, [text]);

  return <div ref={box} role="img" aria-label={label} />;
}
