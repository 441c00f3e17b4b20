import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/types/react';
import type { State } from 'altcha/types';
import Worker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../api/routes.ts';
import styles from './captcha.module.css';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker());

/** Nobody watches how people move their mouse; nothing leads to another site. */
const CONFIGURATION = JSON.stringify({ humanInteractionSignature: false, hideFooter: true, hideLogo: true });

interface Props {
  onSolved: (solved: string | undefined) => void;
  error?: string | undefined;
}

/** The widget itself; use `Captcha`, which fetches this file when it is needed. */
export function CaptchaWidget({ onSolved, error }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const reportState = useEffectEvent((event: CustomEvent<{ payload?: string; state: State }>) => {
    onSolved(event.detail.payload || undefined);
  });

  $altcha.i18n.set(i18n.language, {
    ...$altcha.i18n.get('en'),
    label: t('captcha.label'),
    loading: t('captcha.verifying'),
    verifying: t('captcha.verifying'),
    verified: t('captcha.verified'),
    verificationRequired: t('captcha.required'),
    waitAlert: t('captcha.wait'),
    expired: t('captcha.expired'),
    error: t('captcha.error'),
  });

  useEffect(() => {
    const listener = (event: Event) => reportState(event as CustomEvent);
    const widget = box.current;
    widget?.addEventListener('statechange', listener, true); // the event does not rise by itself
    return () => widget?.removeEventListener('statechange', listener, true);
  }, []);

  return (
    <div ref={box} className={styles.captcha} role="group" aria-describedby={error && id}>
      <altcha-widget challenge={routes.captcha.challenge.path} language={i18n.language} configuration={CONFIGURATION} />
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
