import { Button, Input, TextInput } from '@mantine/core';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { URL_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { uploadAudio } from '#shell/upload/editor-uploads.ts';
import { useUploadProgress } from '#shell/upload/use-upload-progress.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import styles from '../poi-fields.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (address: string) => void;
  error: string | undefined;
  required: boolean;
}

/** An MP3 or M4A file from the device, or the address of one on the web, with a player below it. */
export function AudioField({ label, value, onChange, error, required }: Props) {
  const { t } = useTranslation(poisTexts);
  const { part, follow } = useUploadProgress();
  const upload = useMutation({
    mutationFn: (file: File) => follow((onProgress) => uploadAudio(file, onProgress)),
    onSuccess: onChange,
  });
  return (
    <Input.Wrapper label={label} labelElement="div" required={required} description={t('poi.hint.audioHint')}>
      {isMediaUrl(value) && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is the next field
        <audio className={styles.media} src={value} aria-label={t('poi.hint.preview')} controls preload="metadata" />
      )}
      <div className={styles.buttons}>
        <FilePicker
          accept="audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a"
          label={t('poi.hint.audioFile')}
          Icon={IconUpload}
          loading={upload.isPending}
          onFile={upload.mutate}
        />
        {value !== '' && (
          <Button
            variant="subtle"
            color="flag"
            leftSection={<IconTrash aria-hidden="true" size={20} />}
            onClick={() => onChange('')}
          >
            {t('poi.hint.audioRemove')}
          </Button>
        )}
      </div>
      <TextInput
        label={t('poi.hint.audioAddress')}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={URL_MAX}
      />
      <UploadProgress label={t('poi.hint.audioUploading')} part={part} />
      <p className={styles.problem} role="alert">
        {upload.isError && t(`problem.${failureCodeOf(upload.error)}`)}
      </p>
    </Input.Wrapper>
  );
}
