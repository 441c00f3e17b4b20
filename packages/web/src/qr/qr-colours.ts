/** Dark on light in both colour schemes, because cameras read light codes on dark ground unreliably. */
export const QR_INK = '#13251f';
export const QR_PAPER = '#ffffff';

/** Pixels of the side of a shared code. */
export const SHARE_QR_SIZE = 1_024;
