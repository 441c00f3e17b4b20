import { Notification } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import styles from './alert-toast.module.css';
import { type Alert, alertOf } from './alerts.ts';
import { useAlert } from './use-alert.ts';

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

/**
 * Whether the pointer is at the toast, also where it lets presses through; not one that rests where the toast appears.
 */
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

/** Pixels between a toast and a save bar. */
const GAP = 8;

/**
 * Returns how far above the screen's lower edge a box of this height covers no save bar, in pixels; undefined if no bar
 * is in its way.
 */
function clearHeight(height: number): number | undefined {
  const edge = innerHeight - height - 3 * GAP;
  const tops = [...document.querySelectorAll('[data-save-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.bottom > edge && box.top < innerHeight)
    .map(({ top }) => top);
  return tops.length > 0 ? innerHeight - Math.min(...tops) + GAP : undefined;
}

/** Moves a toast at the lower edge above a save bar that it would cover, also while the page scrolls or loads. */
function useClearOfBar(toast: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const frame = toast.current?.parentElement;
    if (!isOn || !frame) return;
    const place = () => {
      const height = clearHeight(frame.clientHeight);
      frame.style.bottom = height === undefined ? '' : `${height}px`;
    };
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    const page = new ResizeObserver(place); // the bar may come after the toast, with the page that a save leads to
    page.observe(document.body);
    return () => {
      frame.style.bottom = '';
      page.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [toast, isOn]);
}

/** Whether the tab is in the background. */
function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}

interface Options {
  /** Milliseconds until `onEnd`; null never ends. */
  time: number | null;
  /** Stops the time. It also stops while the page is hidden. */
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once after the time, of which pauses do not count. */
function useOpenTime({ time, paused, onEnd }: Options): void {
  const hidden = usePageHidden();
  const left = useRef(time);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || paused || hidden) return;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - began;
    };
  }, [paused, hidden]);
}
