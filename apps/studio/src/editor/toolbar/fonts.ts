/** Fonts that every device has, and the two fonts of the site; '' is the page's default font. */
export const FONTS = [
  { name: 'standard', css: '' },
  { name: 'display', css: 'Bricolage Grotesque Variable, sans-serif' },
  { name: 'sans', css: 'Arial, sans-serif' },
  { name: 'serif', css: 'Georgia, serif' },
  { name: 'typewriter', css: 'Courier New, monospace' },
] as const;

/** Relative sizes, so that a larger text size chosen on the phone scales everything. */
export const FONT_SIZES = [
  { name: 'small', css: '85%' },
  { name: 'normal', css: '' },
  { name: 'large', css: '125%' },
  { name: 'larger', css: '150%' },
  { name: 'largest', css: '200%' },
] as const;
