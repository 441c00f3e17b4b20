import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import styles from './dialog-frame.module.css';
import type { UploadState } from './use-upload.ts';

/** What the file dialog offers. M4A files have different types on different systems. */
const ACCEPTED = { image: 'image/*', audio: 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a' };

interface Props {
  kind: 'image' | 'audio';
  /** Whether the page supports file uploads. */
  enabled: boolean;
  uploading: UploadState;
  onFile: (file: File) => Promise<void>;
}

/** File input for an image or a sound from the device. */
export function UploadField({ kind, enabled, uploading, onFile }: Props) {
  const { t } = useTranslation(editorTexts);
  return (
    <div>
      <FilePicker
        accept={ACCEPTED[kind]}
        label={t(`editor.${kind}.file`)}
        Icon={IconUpload}
        disabled={!enabled}
        loading={uploading.busy}
        fullWidth
        onFile={onFile}
      />
      <UploadProgress label={t(`editor.${kind}.uploading`)} part={uploading.part} />
      {!enabled && <p className={styles.note}>{t(`editor.${kind}.noFile`)}</p>}
      <p className={styles.problem} role="alert">
        {uploading.failed && t(`editor.${kind}.failed`)}
      </p>
    </div>
  );
}
