import {
  $applyNodeReplacement,
  $createParagraphNode,
  ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';

/** Block that preserves white space and line breaks (`pre`). */
export class PreformattedNode extends ElementNode {
  static override getType(): string {
    return 'preformatted';
  }

  static override clone(node: PreformattedNode): PreformattedNode {
    return new PreformattedNode(node.__key);
  }

  static override importJSON(): PreformattedNode {
    return $createPreformattedNode();
  }

  override createDOM(): HTMLElement {
    return document.createElement('pre');
  }

  override updateDOM(): false {
    return false;
  }

  override insertNewAfter(_selection: RangeSelection, restoreSelection = true): ElementNode {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  override collapseAtStart(): true {
    this.replace($createParagraphNode(), true);
    return true;
  }
}

export function $createPreformattedNode(): PreformattedNode {
  return $applyNodeReplacement(new PreformattedNode());
}

export function $isPreformattedNode(node: LexicalNode | null | undefined): node is PreformattedNode {
  return node instanceof PreformattedNode;
}
