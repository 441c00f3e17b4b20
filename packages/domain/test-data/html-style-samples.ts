import { ALLOWED_STYLES } from '../src/html/allow-list.ts';

/** Allowed values by style property, each with the text that the editor's HTML must contain for it. */
const KEPT: Readonly<Record<string, readonly (readonly [value: string, kept: string])[]>> = {
  color: [['#c63d1e', 'color:#c63d1e']],
  'background-color': [['#fff1cf', 'background-color:#fff1cf']],
  'font-size': [
    ['14px', 'font-size:14px'],
    ['12pt', 'font-size:12pt'],
    ['150%', 'font-size:150%'],
    ['1.25em', 'font-size:125%'],
  ],
  'font-family': [['Georgia, serif', 'font-family:Georgia, serif']],
  'font-weight': [
    ['bold', '<strong>'],
    ['700', '<strong>'],
  ],
  'font-style': [['italic', '<em>']],
  'text-decoration': [
    ['underline', '<u>'],
    ['line-through', '<s>'],
  ],
  'text-align': [
    ['center', 'text-align:center'],
    ['end', 'text-align:right'],
  ],
  'padding-inline-start': [['80px', 'padding-inline-start:80px']],
  'vertical-align': [
    ['middle', 'vertical-align:middle'],
    ['bottom', 'vertical-align:bottom'],
    ['sub', '<sub>'],
    ['super', '<sup>'],
  ],
  width: [['120px', 'width:120px']],
};

const PARENTS: Readonly<Record<string, (element: string) => string>> = {
  li: (element) => `<ul>${element}</ul>`,
  th: (element) => `<table><tbody><tr>${element}</tr></tbody></table>`,
  td: (element) => `<table><tbody><tr>${element}</tr></tbody></table>`,
};

/**
 * A sample for every allowed pair of tag and style: the sanitiser must return `html` unchanged, and the editor must
 * write HTML that contains `kept`.
 */
export function htmlStyleSamples(): { html: string; kept: string }[] {
  return Object.entries(ALLOWED_STYLES).flatMap(([tag, styles]) =>
    Object.entries(styles).flatMap(([property, patterns]) =>
      (KEPT[property] ?? [])
        .filter(([value]) => patterns.some((pattern) => pattern.test(value)))
        .map(([value, kept]) => {
          const link = tag === 'a' ? ' href="https://example.org" rel="noopener noreferrer nofollow"' : '';
          const element = `<${tag}${link} style="${property}:${value}">Wort</${tag}>`;
          const isBlock = /^(p|h\d|blockquote|pre)$/.test(tag);
          return { html: PARENTS[tag]?.(element) ?? (isBlock ? element : `<p>${element}</p>`), kept };
        }),
    ),
  );
}
