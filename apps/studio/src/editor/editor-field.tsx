import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Input } from '@mantine/core';
import { useElementSize, useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import { Dialogs } from './dialogs/dialogs.tsx';
import { useDialog } from './dialogs/use-dialog.ts';
import { useUpload } from './dialogs/use-upload.ts';
import styles from './editor-frame.module.css';
import { EditorStatus } from './editor-status.tsx';
import { EditorText } from './editor-text.tsx';
import { useHtml } from './plugins/use-html.ts';
import { usePaste } from './plugins/use-paste.ts';
import { useShortcuts } from './plugins/use-shortcuts.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { SourceView } from './source-view.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { useLook } from './toolbar/use-look.ts';
import { PLAIN_VIEW } from './toolbar/view-tools.tsx';

/** CSS pixels below which the toolbar hides what one needs less often. */
const COMPACT = 560;

/** The editor as a field of a form: name, toolbar, text, and what is wrong with it. */
export function EditorField(props: RichTextEditorProps) {
  const { value, onChange, label, placeholder, error, required = false, maxLength, disabled = false, upload } = props;
  const [editor] = useLexicalComposerContext();
  const id = useId();
  const look = useLook();
  const [view, setView] = useState(PLAIN_VIEW);
  const { ref: measured, width } = useElementSize();
  const frame = useMergedRef(measured, useFocusTrap(view.fullScreen));
  const { dialog, openDialog, closeDialog } = useDialog();
  const uploading = useUpload(upload);
  useHtml(value, onChange);
  usePaste(uploading);
  useShortcuts(openDialog);
  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);

  const leaveFullScreen = (event: React.KeyboardEvent) => {
    // Escape in a menu or a dialog is theirs, though React lets it bubble here.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    if (view.fullScreen) setView({ ...view, fullScreen: false });
  };
  const tooLong = maxLength !== undefined && value.length > maxLength;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.focus() }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-full-screen={view.fullScreen || undefined}
        data-wrong={error !== undefined || tooLong || undefined}
        data-disabled={disabled || undefined}
        {...(view.fullScreen && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
        onKeyDown={leaveFullScreen}
      >
        {!disabled && (
          <EditorToolbar
            label={label}
            look={look}
            view={view}
            onView={setView}
            onOpen={openDialog}
            compact={(width || window.innerWidth) < COMPACT}
          />
        )}
        {view.code && <SourceView label={label} />}
        <div hidden={view.code} className={styles.body} data-blocks={view.blocks || undefined}>
          <EditorText
            labelledBy={`${id}-label`}
            describedBy={error === undefined ? `${id}-status` : `${id}-error ${id}-status`}
            wrong={error !== undefined || tooLong}
            placeholder={placeholder}
          />
        </div>
        <EditorStatus id={`${id}-status`} length={value.length} most={maxLength} uploading={uploading} />
      </div>
      <Dialogs open={dialog} look={look} upload={upload} onClose={closeDialog} />
    </Input.Wrapper>
  );
}
