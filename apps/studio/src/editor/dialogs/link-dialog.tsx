import { $createLinkNode, $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { TextInput } from '@mantine/core';
import { $createTextNode, $getSelection, $insertNodes, $isRangeSelection } from 'lexical';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { completeLink } from '../document/addresses.ts';
import type { TextLink } from '../document/document-model.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import { DialogFrame } from './dialog-frame.tsx';

/** Sets, changes or removes the link of the selection. Without a selection the dialog also asks for the link text. */
export function LinkDialog({ link, onClose }: { link: TextLink | undefined; onClose: () => void }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const [needsText] = useState(() => !link && editor.read(() => $getSelection()?.isCollapsed() ?? true));
  const [address, setAddress] = useState(link?.href ?? '');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  const confirm = () => {
    const href = link && address === link.href ? address : completeLink(address);
    if (!href) return setWrong(true);
    onClose();
    updateSelection(editor, () => $setLink({ ...link, href }, needsText ? text.trim() || address.trim() : undefined));
  };
  const remove = () => {
    onClose();
    updateSelection(editor, $unlink);
  };
  return (
    <DialogFrame
      title={t(link ? 'editor.link.edit' : 'editor.link')}
      confirm={t(link ? 'editor.apply' : 'editor.insert')}
      onConfirm={confirm}
      onClose={onClose}
      remove={link && { label: t('editor.link.remove'), onClick: remove }}
    >
      <TextInput
        label={t('editor.link.address')}
        description={t('editor.link.hint')}
        error={wrong && t('editor.link.wrong')}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setWrong(false);
        }}
        inputMode="url"
        autoComplete="off"
        data-autofocus
      />
      {needsText && (
        <TextInput
          label={t('editor.link.text')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </DialogFrame>
  );
}

/** Links the selection, or inserts `words` as a link when nothing is selected; call it inside an update. */
function $setLink({ href, title }: TextLink, words: string | undefined): void {
  const attributes = { rel: null, title: title ?? null };
  const selection = $getSelection();
  if (words === undefined) return $toggleLink(href, attributes);
  const text = $createTextNode(words);
  if ($isRangeSelection(selection)) text.setFormat(selection.format).setStyle(selection.style);
  $insertNodes([$createLinkNode(href, attributes).append(text)]);
}

/** Removes the link from the selection; call it inside an update. */
function $unlink(): void {
  $toggleLink(null);
}
