import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Input } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { COMMAND_PRIORITY_LOW, CONTROLLED_TEXT_INSERTION_COMMAND } from 'lexical';
import { useCallback, useEffect, useId, useState } from 'react';
import { type DialogName, EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { type EditorUploads, useUpload } from './dialogs/use-upload.ts';
import { EditorFrame } from './editor-frame.tsx';
import { EditorStatus } from './editor-status.tsx';
import { EditorText } from './editor-text.tsx';
import { $correctWords } from './plugins/correct-words.ts';
import { useHtmlValue } from './plugins/use-html-value.ts';
import { usePaste } from './plugins/use-paste.ts';
import { useRestoreFocus } from './plugins/use-restore-focus.ts';
import { useShortcuts } from './plugins/use-shortcuts.ts';
import { SourceView } from './source-view.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { useSelectionFormat } from './toolbar/use-selection-format.ts';
import { DEFAULT_VIEW } from './toolbar/view-tools.tsx';

export interface EditorFieldProps {
  /** HTML as the API stores it; '' for an empty text. */
  value: string;
  /** Called with clean HTML after every edit by the creator, never for content read from `value`. */
  onChange: (html: string) => void;
  label: string;
  placeholder?: string;
  /** Error message below the text. */
  error?: string | undefined;
  required?: boolean;
  /**
   * Maximum length of the HTML that the API accepts, in characters. A counter appears when the text gets close to it.
   */
  maxLength?: number;
  disabled?: boolean;
  /** Low, and without tools until the text gets the focus: for a form with more than a text. */
  quiet?: boolean;
  /** Takes the focus as soon as it is loaded. */
  focused?: boolean;
  /** Upload images and sounds. Without them these can only be inserted by address. */
  uploads?: EditorUploads;
  /** Language and direction of the text, where it is not in the language of the site. */
  text?: { lang: string; dir: 'ltr' | 'rtl' };
}

/** Width in CSS pixels below which the toolbar hides the rarely used tools. */
const COMPACT_BELOW = 560;
/** Width in CSS pixels that the first six tools need to fit in one row. */
const NARROW_BELOW = 284;

/** The editor as a form field: label, toolbar, text, and error message. */
export function EditorField(props: EditorFieldProps) {
  const {
    value,
    onChange,
    label,
    placeholder,
    error,
    required = false,
    maxLength,
    disabled = false,
    quiet = false,
    focused = false,
    uploads,
    text,
  } = props;
  const [editor] = useLexicalComposerContext();
  const id = useId();
  const look = useSelectionFormat();
  const { ref, width: measured } = useElementSize();
  const width = measured || window.innerWidth;
  const [view, setView] = useState(DEFAULT_VIEW);
  const { dialog, openDialog, closeDialog } = useDialog();
  const uploading = useUpload(uploads?.image);
  useHtmlValue(value, onChange);
  usePaste(uploading);
  useShortcuts(openDialog);
  useEffect(
    () => editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, $correctWords, COMMAND_PRIORITY_LOW),
    [editor],
  );
  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);
  const leaveFullScreen = useCallback(() => setView((last) => ({ ...last, fullScreen: false })), []);

  const [takesFocus] = useState(focused);
  // A field that takes the focus by itself shows its tools with the first word or click.
  const [isUsed, setUsed] = useState(!quiet);
  useEffect(() => {
    if (takesFocus) editor.focus();
  }, [editor, takesFocus]);

  const tools = !disabled && (!quiet || isUsed) && (
    <EditorToolbar
      label={label}
      look={look}
      view={view}
      onView={setView}
      onOpen={openDialog}
      compact={quiet || width < COMPACT_BELOW}
      narrow={width < NARROW_BELOW}
    />
  );
  const wrong = error !== undefined || (maxLength !== undefined && value.length > maxLength);
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
      <EditorFrame
        ref={ref}
        label={label}
        fullScreen={view.fullScreen}
        onLeaveFullScreen={leaveFullScreen}
        wrong={wrong}
        disabled={disabled}
        quiet={quiet}
        onUse={(by) => setUsed(isUsed || by === 'input' || !takesFocus || value !== '')}
      >
        {!quiet && tools}
        {view.code && <SourceView label={label} />}
        <EditorText
          labelledBy={`${id}-label`}
          describedBy={error === undefined ? `${id}-status` : `${id}-error ${id}-status`}
          required={required}
          wrong={wrong}
          placeholder={placeholder}
          view={view}
          text={text}
        />
        {quiet && tools}
        <EditorStatus id={`${id}-status`} length={value.length} most={maxLength} uploading={uploading} />
      </EditorFrame>
      <EditorDialogs open={dialog} look={look} uploads={uploads} onClose={closeDialog} />
    </Input.Wrapper>
  );
}

/** Holds the name of the open dialog. Closing the dialog restores the focus. */
function useDialog() {
  const [dialog, setDialog] = useState<DialogName>();
  const { remember, goBack } = useRestoreFocus();

  const openDialog = useCallback(
    (name: DialogName) => {
      remember();
      setDialog(name);
    },
    [remember],
  );
  const closeDialog = useCallback(() => {
    goBack();
    setDialog(undefined);
  }, [goBack]);

  return { dialog, openDialog, closeDialog };
}
