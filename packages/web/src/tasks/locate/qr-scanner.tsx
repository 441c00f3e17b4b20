import { IconBulb, IconCameraRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/page-spinner.tsx';
import styles from './locate-input.module.css';
import { useCamera } from './use-camera.ts';

interface Props {
  onCode: (text: string) => void;
  /** The page was hidden and the camera released. */
  onHidden: () => void;
}

/** Camera picture while scanning for a QR code. */
export function QrScanner({ onCode, onHidden }: Props) {
  const { t } = useTranslation(taskTexts);
  const { video, state, change, light, switchLight } = useCamera({ onCode, onHidden });
  const failed = state === 'refused' || state === 'none';
  return (
    <div className={styles.scanner}>
      {failed ? (
        <p role="alert">{t(state === 'refused' ? 'play.scan.refused' : 'play.scan.none')}</p>
      ) : (
        <div className={styles.camera}>
          <video ref={video} muted playsInline aria-label={t('play.scan.camera')} />
          {state === 'starting' && <Spinner />}
        </div>
      )}
      {state === 'running' && (change || light !== undefined) && (
        <div className={styles.ways}>
          {change && (
            <Button variant="quiet" onClick={change}>
              <IconCameraRotate aria-hidden size={22} />
              {t('play.scan.other')}
            </Button>
          )}
          {light !== undefined && (
            <Button variant="quiet" aria-pressed={light} onClick={switchLight}>
              <IconBulb aria-hidden size={22} />
              {t('play.scan.light')}
            </Button>
          )}
        </div>
      )}
      {state === 'running' && <p role="status">{t('play.scan.running')}</p>}
    </div>
  );
}
