import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAttributes } from '../document/document-model.ts';
import styles from './editor-image.module.css';

/** An image in the text. A click or tap selects it; the toolbar can then edit or delete it. */
export function EditorImage({ nodeKey, image }: { nodeKey: NodeKey; image: ImageAttributes }) {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  const [selected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const [broken, setBroken] = useState<string>();
  const element = useRef<HTMLElement>(null);

  useEffect(
    () =>
      editor.registerCommand(
        CLICK_COMMAND,
        (event: MouseEvent) => {
          if (event.target !== element.current) return false;
          if (!event.shiftKey) clearSelection();
          setSelected(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, clearSelection, setSelected],
  );

  const keep = (node: HTMLElement | null) => {
    element.current = node;
  };
  if (broken === image.src)
    return (
      <span
        ref={keep}
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
      ref={keep}
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
