import { Notification } from '@mantine/core';
import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
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
