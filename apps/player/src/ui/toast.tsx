import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';

/** How long a success message stays. */
const SUCCESS_MS = 6_000;

interface Props {
  /** `warning`: result alerts; `trail`: success; `flag`: error. */
  tone: 'warning' | 'trail' | 'flag';
  heading: string;
  text: string;
  onClose: () => void;
}

/**
 * A message that is announced when it appears and stays until it is closed; a success closes by itself after a while.
 */
export function Toast({ tone, heading, text, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The toast is above the page, which may be scrolled. The effect returns nothing: some browsers return a promise,
    // which React would call as a clean-up.
    toast.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closes = tone === 'trail';
  const holding = useOpenTime({ message: toast, time: closes ? SUCCESS_MS : null, onEnd: onClose });
  const Icon = closes ? IconCircleCheck : IconAlertTriangle;
  return (
    <div
      ref={toast}
      className={classNames(styles.toast, tone !== 'warning' && styles[tone])}
      role="alert"
      data-closes={closes || undefined}
      {...holding}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        <p>{text}</p>
      </div>
      <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  );
}
