import { Stack, TextInput } from '@mantine/core';
import { ANSWER_MAX, QR_TEXT_MAX } from '@puzzle-runs/domain/limits.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { IconPhoto, IconQrcode } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#shell/form/picture-field.tsx';
import { QrDownloads } from '#shell/qr-downloads.tsx';
import { OptionTiles } from '../option-tiles.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './locate-editor.module.css';

/** Something to be found outside: by a picture of it, or as a QR code that is printed and put up there. */
export function LocateEditor({ content, onContent, errors }: EditorProps<'locate'>) {
  const { t } = useTranslation();
  const { locate_type: type, image, code } = content;
  /** What the other kind had in the same field, for who only wanted to look. */
  const other = useRef('');

  function changeType(next: typeof type) {
    onContent({ ...content, locate_type: next, image: other.current });
    other.current = image;
  }

  const setImage = (value: string) => onContent({ ...content, image: value });
  return (
    <Stack gap="md">
      <OptionTiles
        label={t('quest.locate.type')}
        options={[
          { value: 'image', label: t('quest.locate.image'), Icon: IconPhoto },
          { value: 'qr', label: t('quest.locate.qr'), Icon: IconQrcode },
        ]}
        value={type}
        onChange={changeType}
      />
      {type === 'image' ? (
        <PictureField
          label={t('quest.locate.picture')}
          alt={t('quest.locate.pictureAlt')}
          value={image}
          error={errors.image}
          onChange={setImage}
        />
      ) : (
        <TextInput
          label={t('quest.locate.text')}
          description={t('quest.locate.textHint')}
          autoComplete="off"
          maxLength={QR_TEXT_MAX}
          value={image}
          error={errors.image}
          onChange={({ target }) => setImage(target.value)}
        />
      )}
      <TextInput
        label={t('quest.locate.code')}
        description={t(type === 'qr' ? 'quest.locate.codeHintQr' : 'quest.locate.codeHint')}
        autoComplete="off"
        maxLength={ANSWER_MAX}
        value={code}
        error={errors.code}
        onChange={({ target }) => onContent({ ...content, code: target.value })}
      />
      {type === 'qr' && image.trim() !== '' && (
        <div className={styles.print}>
          <div className={styles.code}>
            <QrCode text={image.trim()} label={t('quest.locate.qrLabel', { text: image.trim() })} />
          </div>
          <div>
            <p>{t('quest.locate.print')}</p>
            <QrDownloads text={image.trim()} name={t('quest.locate.file')} />
          </div>
        </div>
      )}
    </Stack>
  );
}
