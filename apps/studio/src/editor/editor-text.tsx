import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { HorizontalRulePlugin } from '@lexical/react/LexicalHorizontalRulePlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { TablePlugin } from '@lexical/react/LexicalTablePlugin';
import richText from '@puzzle-runs/web/ui/rich-text.module.css';
import type { ReactNode } from 'react';
import { isSafeLink } from './document/addresses.ts';
import styles from './editor-text.module.css';
import type { EditorView } from './toolbar/view-tools.tsx';

interface Props {
  labelledBy: string;
  describedBy: string;
  required: boolean;
  wrong: boolean;
  placeholder: string | undefined;
  view: EditorView;
  /** Language and direction of the text; those of the site by default. */
  text: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

/** The editable text, styled as players see it. */
export function EditorText({ labelledBy, describedBy, required, wrong, placeholder, view, text }: Props) {
  return (
    <div hidden={view.code} className={styles.body} dir={text?.dir} data-blocks={view.blocks || undefined}>
      <RichTextPlugin
        contentEditable={
          <ContentEditable
            lang={text?.lang}
            className={`${styles.text} ${richText.text}`}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-required={required}
            aria-invalid={wrong}
            aria-multiline
            data-autofocus
          />
        }
        placeholder={placeholder === undefined ? null : <div className={styles.placeholder}>{placeholder}</div>}
        ErrorBoundary={PassThrough}
      />
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isSafeLink} />
      <TablePlugin hasTabHandler={false} />
      <HorizontalRulePlugin />
    </div>
  );
}

/** Replaces Lexical's error boundary: errors reach the page's error boundary, as everywhere else. */
function PassThrough({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
