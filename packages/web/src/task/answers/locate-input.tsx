import { IconQrcode } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AnswerProps } from './answer-props.ts';
import styles from './locate-input.module.css';
import { readQrFile } from './qr-detector.ts';
import { QrScanner } from './qr-scanner.tsx';

/** QR codes may contain more than a player would type. */
const CODE_MAX = 2_000;

/** Picture of what to find; a message if it is missing or broken. */
function LocatePicture({ src, description }: { src: string | null; description: string }) {
  const { t } = useTranslation();
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
export function LocateInput({ content, draft, onDraft }: AnswerProps<'locate'>) {
  const { t } = useTranslation();
  const [scanning, setScanning] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  function take(code: string | undefined) {
    setScanning(false);
    setAnnouncement(t(code ? 'play.scan.found' : 'play.scan.nothing'));
    if (code) onDraft(code.slice(0, CODE_MAX));
  }

  async function readFile({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    if (file) take(await readQrFile(file));
    field.value = '';
  }

  function type(code: string) {
    setAnnouncement('');
    onDraft(code);
  }

  return (
    <div className={styles.locate}>
      {content.locate_type === 'image' && <LocatePicture src={content.image} description={content.image_description} />}
      {content.locate_type === 'qr' && (
        <div className={styles.ways}>
          <Button variant={scanning ? 'quiet' : 'sun'} onClick={() => setScanning(!scanning)}>
            <IconQrcode aria-hidden size={22} />
            {t(scanning ? 'play.scan.close' : 'play.scan.start')}
          </Button>
          <label className={styles.file}>
            {t('play.scan.file')}
            <input type="file" accept="image/*" onChange={readFile} />
          </label>
        </div>
      )}
      {scanning && <QrScanner onCode={take} onHidden={() => setScanning(false)} />}
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
