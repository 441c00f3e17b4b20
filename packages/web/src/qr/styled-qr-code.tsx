import { useEffect, useRef } from 'react';
import { SHARE_QR_SIZE } from './qr-colours.ts';
import { drawQr } from './qr-drawing.ts';

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
