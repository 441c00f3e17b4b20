import { withoutAlert } from '@puzzle-runs/web/alert-address.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Toast } from '#ui/toast.tsx';
import { alertTextsOf } from './alerts.ts';

/** The result alert of the address (`?alert=…`) as a toast; closing it takes it out of the address. */
export function AlertToast() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const texts = alertTextsOf(params.get('alert'));
  if (!texts) return null;

  function close() {
    setParams(withoutAlert(params.toString()), { replace: true });
  }

  return <Toast tone="warning" heading={t(texts.heading)} text={t(texts.text)} onClose={close} />;
}
