import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Toast } from '#ui/toast.tsx';
import { alertTexts } from './alerts.ts';
import { isAlertInPlace, useAlert } from './use-alert.ts';

/** Loading fails without a network; the page then goes without its alert. */
const LazyAccountAlert = onDemand(() => import('./account-alert-toast.tsx').then((file) => file.AccountAlertToast), {
  onFail: Nothing,
});

/**
 * The result alert of the address (`?alert=…`) as a toast, unless the page draws it itself; closing it removes it from
 * the address.
 */
export function AlertToast() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const showAlert = useAlert();
  const code = params.get('alert');
  const { state } = useLocation();
  const texts = alertTexts(code);

  const close = () => showAlert(null);

  if (isAlertInPlace(state)) return null;
  if (texts) {
    return (
      <Toast
        key={code}
        tone={texts.success ? 'trail' : 'warning'}
        heading={t(texts.heading)}
        text={t(texts.text)}
        onClose={close}
      />
    );
  }
  return (
    code && (
      <Suspense>
        <LazyAccountAlert code={code} onClose={close} />
      </Suspense>
    )
  );
}
