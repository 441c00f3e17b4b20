/**
 * What a rich text is made of, without the DOM and without the editor: HTML is read into it and written from it, the editor is
 * filled from it and read into it. It holds what the API's allow-list lets through, and nothing else.
 */
export type Document = readonly Block[];

export type Block = TextBlock | List | Table | Rule;

export interface TextBlock {
  readonly kind: 'text';
  readonly tag: TextTag;
  readonly align?: Align;
  /** Steps of indentation, 0 to INDENT_MAX. */
  readonly indent: number;
  readonly content: readonly Inline[];
}

export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The first number of an ordered list. */
  readonly start: number;
  readonly items: readonly Item[];
}

export interface Item {
  readonly align?: Align;
  readonly content: readonly Inline[];
  /** Lists inside the item, below its text. */
  readonly lists: readonly List[];
}

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  readonly header: boolean;
  readonly colSpan: number;
  readonly rowSpan: number;
  /** `#rrggbb` or `rgba(…)`. */
  readonly background?: string;
  /** CSS pixels. */
  readonly width?: number;
  /** Where its content stands; at the top unless said. */
  readonly vertical?: 'middle' | 'bottom';
  readonly blocks: Document;
}

export interface Rule {
  readonly kind: 'rule';
}

export type Inline = TextRun | Break | Picture;

export interface TextRun {
  readonly kind: 'run';
  readonly text: string;
  /** In the order of FORMATS. */
  readonly formats: readonly Format[];
  readonly style: TextStyle;
  readonly link?: Link;
}

export interface Break {
  readonly kind: 'break';
  readonly link?: Link;
}

export interface Picture {
  readonly kind: 'picture';
  readonly src: string;
  readonly alt: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly link?: Link;
}

export interface Link {
  readonly href: string;
  readonly title?: string;
}

/** Values as they stand in the `style` attribute. */
export type TextStyle = { readonly [property in StyleProperty]?: string };

export const STYLE_PROPERTIES = ['color', 'background-color', 'font-family', 'font-size'] as const;
export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

export const TEXT_TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre'] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Align = (typeof ALIGNMENTS)[number];

/** Formats with their tags, from the outside to the inside; the names are Lexical's. */
export const FORMAT_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;
export type Format = keyof typeof FORMAT_TAGS;
export const FORMATS = Object.keys(FORMAT_TAGS) as readonly Format[];

export const INDENT_MAX = 8;
/** CSS pixels of one step of indentation. */
export const INDENT_STEP = 40;
