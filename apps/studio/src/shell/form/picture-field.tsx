import { Button, Input, TextInput } from '@mantine/core';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPicture } from '#shell/upload/upload-picture.ts';
import { useUploadProgress } from '#shell/upload/use-upload-progress.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import styles from './picture-field.module.css';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> {
  /** Address of an image; '' for no image. */
  value: string;
  onChange: (address: string) => void;
  /** Alternative text of the image. */
  alt: string;
}

/**
 * Image field: a preview, an upload from the device, and the address of an image on the web for those who ask for it.
 */
export function PictureField({ value, onChange, alt, ...input }: Props) {
  const { t } = useTranslation();
  const { part, follow } = useUploadProgress();
  const upload = useMutation({
    mutationFn: (file: File) => follow((onProgress) => uploadPicture(file, onProgress)),
    onSuccess: onChange,
  });
  const [opened, setOpened] = useState(false);
  function toggle(event: SyntheticEvent) {
    event.preventDefault(); // React sets the attribute `open`
    setOpened(!opened);
  }
  const { label, required = false, error } = input;
  const empty = value === '';
  return (
    <Input.Wrapper
      className={styles.field ?? ''}
      label={label}
      labelElement="div"
      required={required}
      description={t('picture.hint')}
    >
      {!empty && <PicturePreview key={value} address={value} alt={alt} />}
      <div className={styles.ways}>
        <FilePicker
          accept="image/*"
          label={t(empty ? 'picture.upload' : 'picture.other')}
          Icon={IconUpload}
          loading={upload.isPending}
          onFile={upload.mutate}
        />
        {!empty && (
          <Button
            variant="subtle"
            color="flag"
            leftSection={<IconTrash aria-hidden="true" size={20} />}
            onClick={() => onChange('')}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <details className={styles.address} open={opened || Boolean(error)}>
        <summary onClick={toggle}>{t('picture.address')}</summary>
        <TextInput
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...input}
          label={undefined}
          aria-label={typeof label === 'string' ? label : t('picture.address')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          description={isForeign(value) && t('picture.foreign')}
        />
      </details>
      <UploadProgress label={t('picture.uploading')} part={part} />
      <p className={styles.problem} role="alert">
        {upload.isError && t(`problem.${failureCodeOf(upload.error)}`)}
      </p>
    </Input.Wrapper>
  );
}

/** Whether the address is a whole one; the studio stores its own pictures as paths. */
function isForeign(address: string): boolean {
  return /^https?:/i.test(address);
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
