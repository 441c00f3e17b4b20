import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const holding = useAutoClose({ enabled: tone === 'trail', afterMs: SUCCESS_MS, onClose });
  const Icon = tone === 'trail' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div ref={toast} className={classNames(styles.toast, tone !== 'warning' && styles[tone])} role="alert" {...holding}>
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

interface Closing {
  enabled: boolean;
  afterMs: number;
  onClose: () => void;
}

/**
 * Closes a message after a time, which starts again when the pointer or the focus leaves it.
 * @returns event handlers for the message's element
 */
export function useAutoClose({ enabled, afterMs, onClose }: Closing) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!enabled || held) return;
    const timer = setTimeout(() => close(), afterMs);
    return () => clearTimeout(timer);
  }, [enabled, held, afterMs]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
