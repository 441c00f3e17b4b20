import { TextInput } from '@mantine/core';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { URL_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import styles from '../poi-fields.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (address: string) => void;
  error: string | undefined;
  required: boolean;
}

const SCHEME = 'https://';

/** Address of a video, with a preview below it, or a note if the video does not load. */
export function VideoField({ value, onChange, ...input }: Props) {
  const { t } = useTranslation(poisTexts);
  const [broken, setBroken] = useState<string>();
  return (
    <>
      <TextInput
        {...input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={URL_MAX}
        placeholder={SCHEME}
      />
      {isMediaUrl(value) &&
        (broken === value ? (
          <p className={styles.note} role="status">
            {t('poi.hint.videoMissing')}
          </p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the video of the address
          <video
            className={styles.media}
            src={value}
            aria-label={t('poi.hint.preview')}
            controls
            playsInline
            preload="metadata"
            onError={() => setBroken(value)}
          />
        ))}
    </>
  );
}
