/** Dark on light in both colour schemes, because cameras read nothing else reliably. */
export const QR_INK = '#13251f';
export const QR_PAPER = '#ffffff';
