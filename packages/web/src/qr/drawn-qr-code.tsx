import { SHARE_QR_SIZE } from '@puzzle-runs/domain/limits.ts';
import QrCodeStyling from 'qr-code-styling';
import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  label: string;
}

/** Dark on light in either colour scheme: cameras read nothing else reliably. */
const INK = '#13251f';
const PAPER = '#ffffff';

/** The code itself; use `QrCode`, which fetches this file when it is needed. */
export function DrawnQrCode({ text, label }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = box.current;
    if (!target) return;
    const code = new QrCodeStyling({
      type: 'svg',
      width: SHARE_QR_SIZE,
      height: SHARE_QR_SIZE,
      margin: 32,
      data: text,
      qrOptions: { errorCorrectionLevel: 'M' },
      dotsOptions: { type: 'rounded', color: INK },
      cornersSquareOptions: { type: 'extra-rounded', color: INK },
      cornersDotOptions: { type: 'dot', color: INK },
      backgroundOptions: { color: PAPER },
    });
    code.append(target);
    const svg = target.querySelector('svg');
    svg?.setAttribute('viewBox', `0 0 ${SHARE_QR_SIZE} ${SHARE_QR_SIZE}`);
    svg?.setAttribute('style', 'display: block; width: 100%; height: auto');
    return () => target.replaceChildren();
  }, [text]);

  return <div ref={box} role="img" aria-label={label} />;
}
