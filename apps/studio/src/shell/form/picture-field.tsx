import { TextInput } from '@mantine/core';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import styles from './picture-field.module.css';
import { uploadPicture } from './upload-picture.ts';
import { useUploadProgress } from './use-upload-progress.ts';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> {
  /** Address of an image; '' for no image. */
  value: string;
  onChange: (address: string) => void;
  /** Alternative text of the image. */
  alt: string;
}

/** Image field: an address or an upload from the device, with a preview. */
export function PictureField({ value, onChange, alt, ...input }: Props) {
  const { t } = useTranslation();
  const { part, follow } = useUploadProgress();
  const upload = useMutation({
    mutationFn: (file: File) => follow((onProgress) => uploadPicture(file, onProgress)),
    onSuccess: onChange,
  });
  return (
    <div className={styles.field}>
      <div className={styles.ways}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          description={t('picture.hint')}
          {...input}
          className={styles.address ?? ''}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <FilePicker
          accept="image/*"
          label={t('picture.upload')}
          Icon={IconUpload}
          loading={upload.isPending}
          onFile={upload.mutate}
        />
      </div>
      <UploadProgress label={t('picture.uploading')} part={part} />
      <p className={styles.problem} role="alert">
        {upload.isError && t(`problem.${failureCodeOf(upload.error)}`)}
      </p>
      {value !== '' && <PicturePreview key={value} address={value} alt={alt} />}
    </div>
  );
}

/** Shows the image, or a message when it cannot be loaded. */
function PicturePreview({ address, alt }: { address: string; alt: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className={styles.missing} role="status">
        {t('picture.missing')}
      </p>
    );
  }
  return <img className={styles.picture} src={address} alt={alt} onError={() => setFailed(true)} />;
}
