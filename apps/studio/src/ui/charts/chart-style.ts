/** Fill and outline of a shape. The fill alone has too little contrast on a card. */
interface Tone {
  color: string;
  borderColor: string;
}

/** CSS variables of tokens.css: an SVG chart follows the colour scheme, and is light in print (decision 0023). */
export const TONES = {
  trail: { color: 'var(--trail)', borderColor: 'var(--trail)' },
  soft: { color: 'var(--trail-soft)', borderColor: 'var(--trail)' },
  sun: { color: 'var(--sun)', borderColor: 'var(--sun-ink)' },
  /** The part that is not done, and the teams that are not highlighted. */
  open: { color: 'var(--lock-soft)', borderColor: 'var(--line-strong)' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;

export const CHART_INK = 'var(--ink)';
export const SECOND_INK = 'var(--ink-2)';
export const LINE = 'var(--line)';

/**
 * A font name instead of a CSS variable, because echarts measures text on a canvas, which does not resolve variables.
 */
export const FONT = { fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif", fontSize: 14 };

/** Style of the tooltip: dark, beside the pointer. */
export const TOOLTIP = {
  confine: true,
  backgroundColor: CHART_INK,
  borderWidth: 0,
  padding: 8,
  textStyle: { ...FONT, color: 'var(--paper)' },
} as const;

/** Content of a tooltip as an element. echarts would parse a string as HTML, and team names are user input. */
export function tooltipElement(text: string): HTMLElement {
  const note = document.createElement('span');
  note.textContent = text;
  return note;
}
