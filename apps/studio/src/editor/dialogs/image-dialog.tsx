import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { TextInput } from '@mantine/core';
import { $getSelection, $insertNodes, $isNodeSelection } from 'lexical';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { completeAddress } from '../document/addresses.ts';
import type { ImageAttributes } from '../document/document-model.ts';
import { $createImageNode, $isImageNode, type ImageNode } from '../lexical/image-node.tsx';
import { updateSelection } from '../plugins/update-selection.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { UploadField } from './upload-field.tsx';
import { type UploadFile, useUpload } from './use-upload.ts';

const WIDTH_MAX = 2_000;

interface Props {
  /** The selected image, which the dialog then edits. */
  image: ImageAttributes | undefined;
  upload: UploadFile | undefined;
  onClose: () => void;
}

/** Inserts or edits an image by address, or by file upload where the page supports it. */
export function ImageDialog({ image, upload, onClose }: Props) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const [src, setSrc] = useState(image?.src ?? '');
  const [alt, setAlt] = useState(image?.alt ?? '');
  const [width, setWidth] = useState<number | ''>(image?.width ?? '');
  const [wrong, setWrong] = useState(false);
  const uploading = useUpload(upload);

  const confirm = () => {
    const address = completeAddress(src);
    if (!address) return setWrong(true);
    // A fixed height would distort the image as soon as the width changes.
    const height = image?.height !== undefined && width === image.width ? { height: image.height } : {};
    const size = width === '' ? {} : { width, ...height };
    onClose();
    updateSelection(editor, () => $setImage({ src: address, alt: alt.trim(), ...size }));
  };
  const remove = () => {
    onClose();
    updateSelection(editor, $removeImages);
  };
  const takeFile = async (file: File) => {
    const address = await uploading.run(file);
    if (address) setSrc(address);
  };
  return (
    <DialogFrame
      title={t(image ? 'editor.image.edit' : 'editor.image')}
      confirm={t(image ? 'editor.apply' : 'editor.insert')}
      onConfirm={confirm}
      onClose={onClose}
      remove={image && { label: t('editor.image.remove'), onClick: remove }}
      busy={uploading.busy}
    >
      <TextInput
        label={t('editor.image.address')}
        error={wrong && t('editor.image.wrong')}
        value={src}
        onChange={(event) => {
          setSrc(event.currentTarget.value);
          setWrong(false);
        }}
        inputMode="url"
        autoComplete="off"
        data-autofocus
      />
      <UploadField kind="image" enabled={upload !== undefined} uploading={uploading} onFile={takeFile} />
      <TextInput
        label={t('editor.image.alt')}
        description={t('editor.image.altHint')}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <WholeNumberField
        label={t('editor.image.width')}
        description={t('editor.image.widthHint')}
        min={1}
        max={WIDTH_MAX}
        value={width}
        onChange={setWidth}
      />
    </DialogFrame>
  );
}

/** Changes the selected images, or inserts one when no image is selected; call it inside an update. */
function $setImage(image: ImageAttributes): void {
  const selected = $selectedImages();
  for (const node of selected) node.setImage(image);
  if (selected.length === 0) $insertNodes([$createImageNode(image)]);
}

/** Removes the selected images; call it inside an update. */
function $removeImages(): void {
  for (const node of $selectedImages()) {
    node.selectNext();
    node.remove();
  }
}

function $selectedImages(): ImageNode[] {
  const selection = $getSelection();
  return $isNodeSelection(selection) ? selection.getNodes().filter($isImageNode) : [];
}
