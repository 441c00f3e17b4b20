import {
  $applyNodeReplacement,
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { MediaAttributes } from '../document/document-model.ts';
import styles from './editor-media.module.css';
import { useClickSelection } from './use-click-selection.ts';

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

/**
 * Audio or video in the text. A click or tap beside its controls selects it; the toolbar can then edit or delete it.
 */
function EditorMedia({ nodeKey, media: { tag: Player, src, transcript } }: Props) {
  const { t } = useTranslation(editorTexts);
  const { element, selected } = useClickSelection(nodeKey);
  return (
    <figure ref={element} className={styles.media} data-selected={selected || undefined}>
      <Player className={styles.player} src={src} controls preload="none" aria-label={t(`editor.media.${Player}`)} />
      <figcaption className={styles.transcript}>{transcript || t('editor.media.noTranscript')}</figcaption>
    </figure>
  );
}

interface Props {
  nodeKey: NodeKey;
  media: MediaAttributes;
}
