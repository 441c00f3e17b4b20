import { Notification } from '@mantine/core';
import { withoutAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import styles from './alert-toast.module.css';
import { alertOf } from './alerts.ts';

const PARTS = {
  icon: styles.icon ?? '',
  title: styles.heading ?? '',
  description: styles.words ?? '',
  closeButton: styles.close ?? '',
};

/** Shows the alert of the address (`?alert=…`) as a toast. Closing it removes it from the address. */
export function AlertToast() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const alert = alertOf(params.get('alert'));
  if (!alert) return null;

  const Icon = alert.tone === 'done' ? IconCheck : IconAlertTriangle;
  return (
    <Notification
      key={key} // remounts, so that screen readers announce a repeated alert
      className={styles[alert.tone]}
      classNames={PARTS}
      role="alert"
      icon={<Icon aria-hidden="true" />}
      title={t(alert.heading)}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      onClose={() => setParams(withoutAlert(params.toString()), { replace: true, state })}
    >
      {t(alert.text)}
    </Notification>
  );
}
