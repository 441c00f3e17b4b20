/** Fonts that every device has, and the two of the site; '' is the page's own. */
export const FONTS = [
  { name: 'standard', css: '' },
  { name: 'display', css: 'Bricolage Grotesque Variable, sans-serif' },
  { name: 'sans', css: 'Arial, sans-serif' },
  { name: 'serif', css: 'Georgia, serif' },
  { name: 'typewriter', css: 'Courier New, monospace' },
] as const;

/** Relative to what is around, so that who made text larger on his phone gets all of it larger. */
export const FONT_SIZES = [
  { name: 'small', css: '85%' },
  { name: 'normal', css: '' },
  { name: 'large', css: '125%' },
  { name: 'larger', css: '150%' },
  { name: 'largest', css: '200%' },
] as const;
