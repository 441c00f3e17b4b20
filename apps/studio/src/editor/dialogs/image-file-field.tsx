import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import styles from './dialog-frame.module.css';
import type { UploadState } from './use-upload.ts';

interface Props {
  /** Whether the page supports file uploads. */
  enabled: boolean;
  uploading: UploadState;
  onFile: (file: File) => Promise<void>;
}

/** File input for an image from the device. */
export function ImageFileField({ enabled, uploading, onFile }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <FilePicker
        accept="image/*"
        label={t('editor.image.file')}
        Icon={IconUpload}
        disabled={!enabled}
        loading={uploading.busy}
        fullWidth
        onFile={onFile}
      />
      <UploadProgress label={t('editor.image.uploading')} part={uploading.part} />
      {!enabled && <p className={styles.note}>{t('editor.image.noFile')}</p>}
      <p className={styles.problem} role="alert">
        {uploading.failed && t('editor.image.failed')}
      </p>
    </div>
  );
}
