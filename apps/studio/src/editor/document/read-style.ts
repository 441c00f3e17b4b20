import { ALIGNMENTS, type Align, INDENT_MAX, INDENT_STEP } from './document-model.ts';

/**
 * Returns a colour as `#rrggbb`, or as `rgba(…)` when it is translucent;
 * undefined when it is fully transparent or a colour name.
 */
export function readColor(css: string): string | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(css);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[\da-f]{6}$/i.test(css)) return css.toLowerCase();
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/i.exec(css);
  if (!channels || channels[4] === '0') return undefined;
  const rgb = channels.slice(1, 4).map(Number);
  if (channels[4] !== undefined && channels[4] !== '1') return `rgba(${rgb.join(', ')}, ${channels[4]})`;
  return `#${rgb.map((channel) => Math.min(channel, 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns font families without quotes, in the form that the API accepts. */
export function readFontFamily(css: string): string | undefined {
  const families = css
    .replaceAll(/["']/g, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .trim();
  return /^[\w\s,-]{1,80}$/.test(families) && families !== 'inherit' ? families : undefined;
}

/** Returns a font size in whole px, pt or %; em and rem are converted to %. */
export function readFontSize(css: string): string | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|%|em|rem)$/.exec(css) ?? [];
  if (!number || !unit) return undefined;
  const size = Math.round(unit.endsWith('em') ? Number(number) * 100 : Number(number));
  return size >= 1 && size <= 999 ? `${size}${unit.endsWith('em') ? '%' : unit}` : undefined;
}

/** Returns the alignment set on the block itself; undefined when it is inherited. */
export function readAlign(element: HTMLElement): Align | undefined {
  const own = element.style.textAlign || (element.getAttribute('align') ?? '');
  if (own === 'end') return 'right';
  return ALIGNMENTS.find((align) => align === own.toLowerCase());
}

/** Returns the block's own indentation in whole steps. */
export function readIndent({ style }: HTMLElement): number {
  const css = style.getPropertyValue('padding-inline-start') || style.paddingLeft || style.marginLeft;
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|pt)$/.exec(css) ?? [];
  const px = Number(number ?? 0) * (unit === 'pt' ? 4 / 3 : 1);
  return Math.min(Math.round(px / INDENT_STEP), INDENT_MAX);
}
