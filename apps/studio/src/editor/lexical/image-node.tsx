import {
  $applyNodeReplacement,
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import type { ReactNode } from 'react';
import type { ImageAttributes } from '../document/document-model.ts';
import { EditorImage } from './editor-image.tsx';

type SerializedImage = SerializedLexicalNode & { image: ImageAttributes };

/** An inline image, which behaves like a character of the text. */
export class ImageNode extends DecoratorNode<ReactNode> {
  __image: ImageAttributes;

  static override getType(): string {
    return 'image';
  }

  static override clone(node: ImageNode): ImageNode {
    return new ImageNode(node.__image, node.__key);
  }

  static override importJSON(json: SerializedImage): ImageNode {
    return $createImageNode(json.image);
  }

  constructor(image: ImageAttributes, key?: NodeKey) {
    super(key);
    this.__image = image;
  }

  override exportJSON(): SerializedImage {
    return { ...super.exportJSON(), image: this.getImage() };
  }

  getImage(): ImageAttributes {
    return this.getLatest().__image;
  }

  setImage(image: ImageAttributes): this {
    const self = this.getWritable();
    self.__image = image;
    return self;
  }

  override createDOM(): HTMLElement {
    return document.createElement('span');
  }

  override updateDOM(): false {
    return false;
  }

  /** Used for the clipboard only; stored HTML comes from the document's writer. */
  override exportDOM(): { element: HTMLElement } {
    const { src, alt, width, height } = this.getImage();
    const element = document.createElement('img');
    element.src = src;
    element.alt = alt;
    if (width) element.width = width;
    if (height) element.height = height;
    return { element };
  }

  override isInline(): true {
    return true;
  }

  override decorate(): ReactNode {
    return <EditorImage nodeKey={this.getKey()} image={this.getImage()} />;
  }
}

export function $createImageNode(image: ImageAttributes): ImageNode {
  return $applyNodeReplacement(new ImageNode(image));
}

export function $isImageNode(node: LexicalNode | null | undefined): node is ImageNode {
  return node instanceof ImageNode;
}
