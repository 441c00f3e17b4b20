import { Notification } from '@mantine/core';
import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import styles from './alert-toast.module.css';
import { type Alert, alertOf } from './alerts.ts';
import { useAlert } from './use-alert.ts';
import { useAlertRoom, useClearOfBar } from './use-clear-of-bar.ts';

const PARTS = {
  icon: styles.icon ?? '',
  title: styles.heading ?? '',
  description: styles.words ?? '',
  closeButton: styles.close ?? '',
};

/** Milliseconds that a success stays, unless it names a next step; a warning stays until it is closed. */
const DONE_MS = 5000;

/** The page for the next step, which a save names in the state of the location. */
interface NextPage {
  to: string;
  label: string;
}

/** Shows the alert of the address (`?alert=…`) as a toast. Closing it removes it from the address. */
export function AlertToast() {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const code = params.get('alert');
  const alert = alertOf(code, state?.about);
  const next: NextPage | undefined = code === 'create' ? state?.next : undefined;
  return alert && <Toast key={key} alert={alert} next={next} />; // remounts, so that screen readers announce a repeated alert
}

function Toast({ alert: { tone, stays = false, heading, text }, next }: { alert: Alert; next: NextPage | undefined }) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const close = () => showAlert(null);
  const toast = useRef<HTMLDivElement>(null);
  const closes = tone === 'done' && !stays;
  useClearOfBar(toast, closes);
  useAlertRoom(toast, !closes);
  const holding = useOpenTime({ message: toast, time: closes ? DONE_MS : null, onEnd: close });

  const Icon = tone === 'done' ? IconCheck : IconAlertTriangle;
  return (
    <Notification
      ref={toast}
      className={styles[tone]}
      classNames={PARTS}
      role="alert"
      data-stays={!closes || undefined}
      icon={<Icon aria-hidden="true" />}
      title={t(heading)}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      onClose={close}
      {...holding}
    >
      {t(text)}
      {next && (
        <Link to={next.to} className={styles.next}>
          {next.label}
        </Link>
      )}
    </Notification>
  );
}
