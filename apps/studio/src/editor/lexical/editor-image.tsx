import type { NodeKey } from 'lexical';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { ImageAttributes } from '../document/document-model.ts';
import styles from './editor-image.module.css';
import { useClickSelection } from './use-click-selection.ts';

/** An image in the text. A click or tap selects it; the toolbar can then edit or delete it. */
export function EditorImage({ nodeKey, image }: { nodeKey: NodeKey; image: ImageAttributes }) {
  const { t } = useTranslation(editorTexts);
  const { element, selected } = useClickSelection(nodeKey);
  const [broken, setBroken] = useState<string>();

  if (broken === image.src)
    return (
      <span
        ref={element}
        role="img"
        aria-label={image.alt}
        className={styles.missing}
        data-selected={selected || undefined}
      >
        {t('editor.image.missing', { address: image.src })}
      </span>
    );
  const { src, alt, width, height } = image;
  return (
    <img
      ref={element}
      src={src}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      className={styles.image}
      data-selected={selected || undefined}
      onError={() => setBroken(src)}
    />
  );
}
