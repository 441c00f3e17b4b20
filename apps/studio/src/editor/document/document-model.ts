/**
 * Model of a rich text, independent of the DOM and of the editor. HTML is parsed into it and serialised from it, and so
 * is the editor's content. It can hold only what the API's allow-list permits.
 */
export type RichTextDocument = readonly Block[];

export type Block = TextBlock | ListBlock | TableBlock | HorizontalRule | MediaBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly tag: TextTag;
  readonly align?: Align;
  /** Steps of indentation, 0 to INDENT_MAX. */
  readonly indent: number;
  readonly content: readonly Inline[];
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The first number of an ordered list. */
  readonly start: number;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly align?: Align;
  readonly content: readonly Inline[];
  /** Nested lists, below the item's text. */
  readonly lists: readonly ListBlock[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly TableCell[])[];
}

export interface TableCell {
  readonly header: boolean;
  readonly colSpan: number;
  readonly rowSpan: number;
  /** `#rrggbb` or `rgba(…)`. */
  readonly background?: string;
  /** CSS pixels. */
  readonly width?: number;
  /** Vertical alignment of the content; default: top. */
  readonly vertical?: 'middle' | 'bottom';
  readonly blocks: RichTextDocument;
}

export interface HorizontalRule {
  readonly kind: 'rule';
}

/** Audio or video with its transcript. */
export interface MediaBlock {
  readonly kind: 'media';
  readonly tag: MediaTag;
  readonly src: string;
  /** Plain text; '' without one. */
  readonly transcript: string;
}

export type MediaTag = 'audio' | 'video';

/** Attributes of audio or video that creators can set. */
export type MediaAttributes = Omit<MediaBlock, 'kind'>;

export type Inline = TextRun | LineBreak | InlineImage;

export interface TextRun {
  readonly kind: 'run';
  readonly text: string;
  /** In the order of FORMATS. */
  readonly formats: readonly InlineFormat[];
  readonly style: TextStyle;
  readonly link?: TextLink;
}

export interface LineBreak {
  readonly kind: 'break';
  readonly link?: TextLink;
}

export interface InlineImage {
  readonly kind: 'picture';
  readonly src: string;
  readonly alt: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly link?: TextLink;
}

/** Attributes of an image that creators can set. */
export type ImageAttributes = Pick<InlineImage, 'src' | 'alt' | 'width' | 'height'>;

export interface TextLink {
  readonly href: string;
  readonly title?: string;
}

/** Values as written in the `style` attribute. */
export type TextStyle = { readonly [property in StyleProperty]?: string };

export const STYLE_PROPERTIES = ['color', 'background-color', 'font-family', 'font-size'] as const;
export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

export const TEXT_TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre'] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Align = (typeof ALIGNMENTS)[number];

/** Formats with their tags, outermost first. The names are Lexical's. */
export const FORMAT_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const;
export type InlineFormat = keyof typeof FORMAT_TAGS;
export const FORMATS = Object.keys(FORMAT_TAGS) as readonly InlineFormat[];

export const INDENT_MAX = 8;
/** CSS pixels of one step of indentation. */
export const INDENT_STEP = 40;
