/** What a shape is filled with, and its outline: the filling alone would not stand out enough on a card. */
interface Tone {
  color: string;
  borderColor: string;
}

/** Colours are variables of tokens.css: a drawing as SVG follows the scheme by itself, and turns light on paper. */
export const TONES = {
  trail: { color: 'var(--trail)', borderColor: 'var(--trail)' },
  soft: { color: 'var(--trail-soft)', borderColor: 'var(--trail)' },
  sun: { color: 'var(--sun)', borderColor: 'var(--sun-ink)' },
  /** What is still to be done, and whoever is not looked at. */
  open: { color: 'var(--lock-soft)', borderColor: 'var(--line-strong)' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;

export const CHART_INK = 'var(--ink)';
export const SECOND_INK = 'var(--ink-2)';
export const LINE = 'var(--line)';
export const TRACK = 'var(--track)';

/** By its name, not by its variable: echarts measures texts where variables are not known. */
export const FONT = { fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif", fontSize: 14 };

/** A dark note beside the pointer. */
export const TOOLTIP = {
  confine: true,
  backgroundColor: CHART_INK,
  borderWidth: 0,
  padding: 8,
  textStyle: { ...FONT, color: 'var(--paper)' },
} as const;

/** What such a note says. As a text it would be read as HTML, and names of teams are anybody's. */
export function tooltipElement(text: string): HTMLElement {
  const note = document.createElement('span');
  note.textContent = text;
  return note;
}
