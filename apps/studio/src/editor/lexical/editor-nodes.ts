import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { ImageNode } from './image-node.tsx';
import { MediaNode } from './media-node.tsx';
import { PreformattedNode } from './preformatted-node.ts';
import { listItemReplacement, UncountedItemNode } from './uncounted-item-node.ts';

/** All node types of the editor besides plain paragraphs. */
export const editorNodes = [
  HeadingNode,
  HorizontalRuleNode,
  ImageNode,
  UncountedItemNode,
  LinkNode,
  ListItemNode,
  listItemReplacement,
  ListNode,
  MediaNode,
  PreformattedNode,
  QuoteNode,
  TableCellNode,
  TableNode,
  TableRowNode,
];
