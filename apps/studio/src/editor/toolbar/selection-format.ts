import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $getSelectionStyleValueForProperty } from '@lexical/selection';
import { $findMatchingParent } from '@lexical/utils';
import { $getSelection, $isElementNode, $isNodeSelection, $isRangeSelection, type LexicalNode } from 'lexical';
import type { ImageAttributes, MediaAttributes } from '../document/document-model.ts';
import {
  ALIGNMENTS,
  type Align,
  FORMATS,
  type InlineFormat,
  STYLE_PROPERTIES,
  type StyleProperty,
  type TextLink,
  type TextTag,
} from '../document/document-model.ts';
import { $isImageNode } from '../lexical/image-node.tsx';
import { $isMediaNode } from '../lexical/media-node.tsx';
import { $tagOf } from '../lexical/to-document.ts';
import { $tableState, type TableState } from './table-state.ts';

/** Format of the selection, which the toolbar shows as pressed or chosen. */
export interface SelectionFormat {
  readonly tag: TextTag;
  readonly list?: 'bullet' | 'number';
  readonly formats: readonly InlineFormat[];
  readonly style: { readonly [property in StyleProperty]: string };
  readonly align: Align;
  readonly link?: TextLink;
  readonly image?: ImageAttributes;
  readonly media?: MediaAttributes;
  /** Defined inside tables only. */
  readonly table?: TableState;
}

export const DEFAULT_FORMAT: SelectionFormat = {
  tag: 'p',
  formats: [],
  style: { color: '', 'background-color': '', 'font-family': '', 'font-size': '' },
  align: 'left',
};

/** Returns the format of the selection; call it inside a read. */
export function $selectionFormat(): SelectionFormat {
  const selection = $getSelection();
  if (selection === null) return DEFAULT_FORMAT;
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : selection.getNodes()[0];
  if (!node) return DEFAULT_FORMAT;

  const block = $findMatchingParent(node, (parent) => $isElementNode(parent) && !parent.isInline());
  const link = $findMatchingParent(node, $isLinkNode);
  const title = link?.getTitle();
  const align = $isElementNode(block) ? ALIGNMENTS.find((known) => known === block.getFormatType()) : undefined;
  const styles = STYLE_PROPERTIES.map((property) => [
    property,
    $getSelectionStyleValueForProperty(selection, property),
  ]);
  const list = $listOf(block);
  const table = $tableState(node);
  return {
    ...DEFAULT_FORMAT,
    tag: block ? $tagOf(block) : 'p',
    ...(list && { list }),
    formats: $isRangeSelection(selection) ? FORMATS.filter((format) => selection.hasFormat(format)) : [],
    style: { ...DEFAULT_FORMAT.style, ...Object.fromEntries(styles) },
    align: align ?? 'left',
    ...(link && { link: { href: link.getURL(), ...(title && { title }) } }),
    ...($isNodeSelection(selection) && $isImageNode(node) && { image: node.getImage() }),
    ...($isNodeSelection(selection) && $isMediaNode(node) && { media: node.getMedia() }),
    ...(table && { table }),
  };
}

function $listOf(block: LexicalNode | null): 'bullet' | 'number' | undefined {
  const list = $isListItemNode(block) ? block.getParent() : null;
  if (!$isListNode(list)) return undefined;
  return list.getListType() === 'number' ? 'number' : 'bullet';
}
