import type { NodeKey } from 'lexical';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { MediaAttributes } from '../document/document-model.ts';
import styles from './editor-media.module.css';
import { useClickSelection } from './use-click-selection.ts';

/** Audio or video in the text. A click or tap beside its controls selects it; the toolbar can then edit or delete it. */
export function EditorMedia({ nodeKey, media: { tag: Player, src, transcript } }: Props) {
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
