/** Dark on light in either colour scheme: cameras read nothing else reliably. */
export const QR_INK = '#13251f';
export const QR_PAPER = '#ffffff';
