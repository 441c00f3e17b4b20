/** Dark on light in either colour scheme: cameras read nothing else reliably. */
export const INK = '#13251f';
export const PAPER = '#ffffff';
