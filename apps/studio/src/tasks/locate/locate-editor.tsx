import { Checkbox, Stack, TextInput } from '@mantine/core';
import { ANSWER_MAX, PICTURE_DESCRIPTION_MAX, QR_TEXT_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { IconPhoto, IconQrcode } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import type { EditorProps } from '../editor/editor-props.ts';
import { OptionTiles } from '../editor/option-tiles.tsx';
import styles from './locate-qr-code.module.css';

/** Editor of an object that players find outside: shown as a picture, or marked with a printed QR code. */
export function LocateEditor({ content, onContent, errors }: EditorProps<'locate'>) {
  const { t } = useTranslation(tasksTexts);
  const { locate_type: type, image, code } = content;
  /** Value of the shared field in the other kind. Switching back restores it. */
  const other = useRef('');

  function changeType(next: typeof type) {
    onContent({ ...content, locate_type: next, image: other.current });
    other.current = image;
  }

  const setImage = (value: string) => onContent({ ...content, image: value });
  return (
    <Stack gap="md">
      <OptionTiles
        label={t('task.locate.type')}
        options={[
          { value: 'image', label: t('task.locate.image'), Icon: IconPhoto },
          { value: 'qr', label: t('task.locate.qr'), Icon: IconQrcode },
        ]}
        value={type}
        onChange={changeType}
      />
      {type === 'image' ? (
        <>
          <PictureField
            label={t('task.locate.picture')}
            alt={content.image_description || t('task.locate.pictureAlt')}
            value={image}
            error={errors.image}
            onChange={setImage}
          />
          <TextInput
            label={t('task.locate.description')}
            description={t('task.locate.descriptionHint')}
            autoComplete="off"
            maxLength={PICTURE_DESCRIPTION_MAX}
            value={content.image_description}
            onChange={({ target }) => onContent({ ...content, image_description: target.value })}
          />
        </>
      ) : (
        <TextInput
          label={t('task.locate.text')}
          description={t('task.locate.textHint')}
          autoComplete="off"
          maxLength={QR_TEXT_MAX}
          value={image}
          error={errors.image}
          onChange={({ target }) => setImage(target.value)}
        />
      )}
      <TextInput
        label={t('task.locate.code')}
        description={t(type === 'qr' ? 'task.locate.codeHintQr' : 'task.locate.codeHint')}
        autoComplete="off"
        maxLength={ANSWER_MAX}
        value={code}
        error={errors.code}
        onChange={({ target }) => onContent({ ...content, code: target.value })}
      />
      <Checkbox
        label={t('task.locate.caseSensitive')}
        checked={content.case_sensitive}
        onChange={({ target }) => onContent({ ...content, case_sensitive: target.checked })}
      />
      {type === 'qr' && image.trim() !== '' && <LocateQrCode text={image.trim()} />}
    </Stack>
  );
}

/** The QR code that marks an object outside, to print. */
function LocateQrCode({ text }: { text: string }) {
  const { t } = useTranslation(tasksTexts);
  return (
    <div className={styles.print}>
      <div className={styles.code}>
        <QrCode text={text} label={t('task.locate.qrLabel', { text })} />
      </div>
      <div>
        <p>{t('task.locate.print')}</p>
        <QrDownloads text={text} name={t('task.locate.file')} />
      </div>
    </div>
  );
}
