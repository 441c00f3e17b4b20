import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-frame.module.css';
import type { Uploading } from './use-upload.ts';

interface Props {
  /** Whether the page can take files. */
  enabled: boolean;
  uploading: Uploading;
  onFile: (file: File) => Promise<void>;
}

/** A picture from the device. */
export function ImageFile({ enabled, uploading, onFile }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <FileButton accept="image/*" disabled={!enabled} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button
            {...props}
            variant="outline"
            fullWidth
            disabled={!enabled}
            loading={uploading.busy}
            leftSection={<IconUpload aria-hidden size={18} />}
          >
            {t('editor.image.file')}
          </Button>
        )}
      </FileButton>
      {!enabled && <p className={styles.note}>{t('editor.image.noFile')}</p>}
      <p className={styles.problem} role="alert">
        {uploading.failed && t('editor.image.failed')}
      </p>
    </div>
  );
}
