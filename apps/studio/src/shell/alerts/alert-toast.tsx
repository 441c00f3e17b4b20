import { Notification } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import styles from './alert-toast.module.css';
import { type Alert, alertOf } from './alerts.ts';
import { useAlert } from './use-alert.ts';
import { useClearOfBar } from './use-clear-of-bar.ts';
import { useOpenTime } from './use-open-time.ts';

const PARTS = {
  icon: styles.icon ?? '',
  title: styles.heading ?? '',
  description: styles.words ?? '',
  closeButton: styles.close ?? '',
};

/** Milliseconds that a success stays, unless it names a next step; a warning stays until it is closed. */
const DONE_MS = 5000;

/** Shows the alert of the address (`?alert=…`) as a toast. Closing it removes it from the address. */
export function AlertToast() {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const alert = alertOf(params.get('alert'), state?.about);
  return alert && <Toast key={key} alert={alert} />; // remounts, so that screen readers announce a repeated alert
}

function Toast({ alert: { tone, stays = false, heading, text } }: { alert: Alert }) {
  const { t } = useTranslation();
  const showAlert = useAlert();
  const [focused, setFocused] = useState(false);
  const close = () => showAlert(null);
  const toast = useRef<HTMLDivElement>(null);
  const pointed = usePointed(toast);
  const closes = tone === 'done' && !stays;
  useClearOfBar(toast, closes);
  useOpenTime({ time: closes ? DONE_MS : null, paused: pointed || focused, onEnd: close });

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
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {t(text)}
    </Notification>
  );
}

/** Whether the pointer is at the toast, also where it lets presses through; not one that rests where the toast appears. */
function usePointed(toast: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  useEffect(() => {
    const note = ({ type, clientX: x, clientY: y, movementX, movementY }: PointerEvent) => {
      const box = toast.current?.getBoundingClientRect();
      const isMoved = type === 'pointerdown' || movementX !== 0 || movementY !== 0;
      if (box && isMoved) setPointed(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    };
    addEventListener('pointermove', note);
    addEventListener('pointerdown', note);
    return () => {
      removeEventListener('pointermove', note);
      removeEventListener('pointerdown', note);
    };
  }, [toast]);
  return pointed;
}
