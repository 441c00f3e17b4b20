import QrCodeStyling from 'qr-code-styling';
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
