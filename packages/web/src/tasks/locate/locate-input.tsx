import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { LoadBoundary } from '../../on-demand/load-boundary.tsx';
import { onDemand } from '../../on-demand/on-demand.tsx';
import { TextField } from '../../ui/field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AnswerForm, AnswerProps } from '../answer-form.ts';
import styles from './locate-input.module.css';

const ScanQrCode = onDemand(() => import('./scan-qr-code.tsx').then((file) => file.ScanQrCode));

/** QR codes may contain more than a player would type. */
const CODE_MAX = 2_000;

/** Picture of what to find; a message if it is missing or broken. */
function LocatePicture({ src, description }: { src: string | null; description: string }) {
  const { t } = useTranslation(taskTexts);
  const [broken, setBroken] = useState(false);
  if (src === null || broken) {
    return (
      <p className={styles.missing}>
        {t('play.picture.missing')} {description}
      </p>
    );
  }
  const alt = description || t('play.answer.picture');
  return <img className={styles.picture} src={src} alt={alt} onError={() => setBroken(true)} />;
}

/** The code found at a place: typed, or scanned if it is a QR code. */
function LocateInput({ content, draft, onDraft }: AnswerProps<'locate', string>) {
  const { t } = useTranslation(taskTexts);
  const [announcement, setAnnouncement] = useState('');

  function take(code: string | undefined) {
    setAnnouncement(t(code ? 'play.scan.found' : 'play.scan.nothing'));
    if (code) onDraft(code.slice(0, CODE_MAX));
  }

  function type(code: string) {
    setAnnouncement('');
    onDraft(code);
  }

  return (
    <div className={styles.locate}>
      {content.locate_type === 'image' && <LocatePicture src={content.image} description={content.image_description} />}
      {content.locate_type === 'qr' && (
        <LoadBoundary fallback={<div style={{ minHeight: 'var(--target)' }} />}>
          <ScanQrCode onCode={take} />
        </LoadBoundary>
      )}
      <TextField
        label={t(content.locate_type === 'qr' ? 'play.answer.qrCode' : 'play.answer.code')}
        value={draft}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={CODE_MAX}
        hint={announcement === '' ? undefined : announcement}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
      />
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}

export const locateForm: AnswerForm<'locate', string> = {
  Input: LocateInput,
  start: () => '',
  fits: (stored) => typeof stored === 'string',
  answer: (draft) => (isBlank(draft) ? null : draft),
  given: (code) => code.trim(),
};
