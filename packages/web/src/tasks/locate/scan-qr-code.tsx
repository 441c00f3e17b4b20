import { IconQrcode } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { Button } from '../../ui/button.tsx';
import styles from './locate-input.module.css';
import { readQrFile } from './qr-detector.ts';
import { QrScanner } from './qr-scanner.tsx';

interface Props {
  /** Gets the text of the code; undefined for a photo without one. */
  onCode: (code: string | undefined) => void;
}

/** Two ways to read a QR code: with the camera, or from a photo. */
export function ScanQrCode({ onCode }: Props) {
  const { t } = useTranslation(taskTexts);
  const [scanning, setScanning] = useState(false);

  function take(code: string | undefined) {
    setScanning(false);
    onCode(code);
  }

  async function readFile({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    if (file) take(await readQrFile(file));
    field.value = '';
  }

  return (
    <>
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
      {scanning && <QrScanner onCode={take} onHidden={() => setScanning(false)} />}
    </>
  );
}
