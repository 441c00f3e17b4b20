import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { TRANSCRIPT_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { $getSelection, $isNodeSelection } from 'lexical';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { completeAddress } from '../document/addresses.ts';
import type { MediaAttributes, MediaTag } from '../document/document-model.ts';
import { $createMediaNode, $isMediaNode, type MediaNode } from '../lexical/media-node.tsx';
import { updateSelection } from '../plugins/update-selection.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { UploadField } from './upload-field.tsx';
import { type UploadFile, useUpload } from './use-upload.ts';

const TAGS: readonly MediaTag[] = ['audio', 'video'];

interface Props {
  /** The selected audio or video, which the dialog then edits. */
  media: MediaAttributes | undefined;
  upload: UploadFile | undefined;
  onClose: () => void;
}

/** Inserts or edits audio, by file upload or address, or a video by its address; both with a transcript. */
export function MediaDialog({ media, upload, onClose }: Props) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const [tag, setTag] = useState<MediaTag>(media?.tag ?? 'audio');
  const [src, setSrc] = useState(media?.src ?? '');
  const [transcript, setTranscript] = useState(media?.transcript ?? '');
  const [wrong, setWrong] = useState(false);
  const uploading = useUpload(upload);

  const confirm = () => {
    const address = completeAddress(src);
    if (!address) return setWrong(true);
    onClose();
    updateSelection(editor, () => $setMedia({ tag, src: address, transcript: transcript.trim() }));
  };
  const remove = () => {
    onClose();
    updateSelection(editor, $removeMedia);
  };
  const takeFile = async (file: File) => {
    const address = await uploading.run(file);
    if (address) setSrc(address);
  };
  return (
    <DialogFrame
      title={t(media ? 'editor.media.edit' : 'editor.media')}
      confirm={t(media ? 'editor.apply' : 'editor.insert')}
      onConfirm={confirm}
      onClose={onClose}
      remove={media && { label: t('editor.media.remove'), onClick: remove }}
      busy={uploading.busy}
    >
      <NativeSelect
        label={t('editor.media.kind')}
        value={tag}
        data={TAGS.map((value) => ({ value, label: t(`editor.media.${value}`) }))}
        onChange={(event) => setTag(event.currentTarget.value as MediaTag)}
      />
      {tag === 'audio' && (
        <UploadField kind="audio" enabled={upload !== undefined} uploading={uploading} onFile={takeFile} />
      )}
      <TextInput
        label={t(`editor.${tag}.address`)}
        description={tag === 'video' && t('editor.video.hint')}
        error={wrong && t('editor.image.wrong')}
        value={src}
        onChange={(event) => {
          setSrc(event.currentTarget.value);
          setWrong(false);
        }}
        inputMode="url"
        autoComplete="off"
      />
      <Textarea
        label={t('editor.media.transcript')}
        description={t('editor.media.transcriptHint')}
        value={transcript}
        maxLength={TRANSCRIPT_MAX}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setTranscript(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}

/** Changes the selected audio or video, or inserts it when none is selected; call it inside an update. */
function $setMedia(media: MediaAttributes): void {
  const selected = $selectedMedia();
  for (const node of selected) node.setMedia(media);
  if (selected.length === 0) $insertNodeToNearestRoot($createMediaNode(media));
}

/** Removes the selected audio and videos; call it inside an update. */
function $removeMedia(): void {
  for (const node of $selectedMedia()) {
    node.selectNext();
    node.remove();
  }
}

function $selectedMedia(): MediaNode[] {
  const selection = $getSelection();
  return $isNodeSelection(selection) ? selection.getNodes().filter($isMediaNode) : [];
}
