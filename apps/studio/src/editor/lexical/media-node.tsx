import {
  $applyNodeReplacement,
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import type { ReactNode } from 'react';
import type { MediaAttributes } from '../document/document-model.ts';
import { EditorMedia } from './editor-media.tsx';

type SerializedMedia = SerializedLexicalNode & { media: MediaAttributes };

/** Audio or video: a block of its own, like a table. */
export class MediaNode extends DecoratorNode<ReactNode> {
  __media: MediaAttributes;

  static override getType(): string {
    return 'media';
  }

  static override clone(node: MediaNode): MediaNode {
    return new MediaNode(node.__media, node.__key);
  }

  static override importJSON(json: SerializedMedia): MediaNode {
    return $createMediaNode(json.media);
  }

  constructor(media: MediaAttributes, key?: NodeKey) {
    super(key);
    this.__media = media;
  }

  override exportJSON(): SerializedMedia {
    return { ...super.exportJSON(), media: this.getMedia() };
  }

  getMedia(): MediaAttributes {
    return this.getLatest().__media;
  }

  setMedia(media: MediaAttributes): this {
    const self = this.getWritable();
    self.__media = media;
    return self;
  }

  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override decorate(): ReactNode {
    return <EditorMedia nodeKey={this.getKey()} media={this.getMedia()} />;
  }
}

export function $createMediaNode(media: MediaAttributes): MediaNode {
  return $applyNodeReplacement(new MediaNode(media));
}

export function $isMediaNode(node: LexicalNode | null | undefined): node is MediaNode {
  return node instanceof MediaNode;
}
