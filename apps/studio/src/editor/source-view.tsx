import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { $replaceContent } from './lexical/replace-content.ts';
import { readPurifiedHtml } from './paste/read-purified-html.ts';
import { htmlOf } from './plugins/use-html-value.ts';
import styles from './source-view.module.css';

/** HTML source of the text. Every edit updates the editor at once, after unsafe HTML has been removed. */
export function SourceView({ label }: { label: string }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const [source, setSource] = useState(() => linePerBlock(htmlOf(editor)));
  return (
    <textarea
      className={styles.source}
      aria-label={t('editor.code.source', { label })}
      value={source}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={(event) => {
        const html = event.currentTarget.value;
        setSource(html);
        editor.update(() => $replaceContent(readPurifiedHtml(html)), { discrete: true });
      }}
    />
  );
}

/**
 * Formats HTML with one line per block, so that creators can read and edit it.
 * A line feed between blocks has no meaning in HTML.
 */
function linePerBlock(html: string): string {
  return html
    .replaceAll(/(<\/(?:p|h\d|blockquote|pre|ul|ol|li|table|tr|figure)>|<hr \/>)/g, '$1\n')
    .replaceAll(/(<(?:ul|ol|table|tbody|tr)(?: [^>]*)?>)/g, '$1\n')
    .trim();
}
