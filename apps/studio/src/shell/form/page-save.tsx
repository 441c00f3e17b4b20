import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-save.module.css';

interface Props {
  /** `top`: beside the tabs, from 900 px on. `bottom`: sticky bar below 900 px, within reach of a thumb. */
  at: 'top' | 'bottom';
  /** Keeps the bar at the end of the page, while something on it has save buttons of its own. */
  atEnd?: boolean;
  /** Id of the form. */
  form: string;
  /** Whether there are unsaved changes. */
  changed: boolean;
  busy: boolean;
  /** Names of the parts that the last save refused. */
  refused?: readonly string[];
}

/** The one save button of a page, with the state of what was typed. */
export function PageSave({ at, atEnd = false, form, changed, busy, refused = [] }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className={styles[at]}
      data-page-save
      data-save-bar={at === 'bottom' || undefined}
      data-at-end={atEnd || undefined}
    >
      <SaveState changed={changed} busy={busy} refused={refused} />
      <Button type="submit" form={form} variant={changed || at === 'bottom' ? 'filled' : 'outline'} loading={busy}>
        {t('action.save')}
      </Button>
    </div>
  );
}

/** "Saving …", "Not saved" or "Saved 3 s ago"; empty before the first change. Its width never moves the button. */
function SaveState({ changed, busy, refused }: Required<Pick<Props, 'changed' | 'busy' | 'refused'>>) {
  const { t } = useTranslation();
  const seconds = useSecondsSinceSaving(changed, busy);
  const words = () => {
    if (busy) return t('form.state.saving');
    if (changed && refused.length > 0) return t('form.state.refused', { parts: refused.join(', ') });
    if (changed) return t('form.state.unsaved');
    return seconds === undefined ? '' : t('form.state.saved');
  };
  const isSaved = !busy && !changed && seconds !== undefined;
  return (
    <span className={styles.state} data-unsaved={(changed && !busy) || undefined}>
      <span role="status">{words()}</span>
      {isSaved && ( // hidden, or screen readers would count the seconds
        <span aria-hidden="true">
          {seconds < 60
            ? t('form.state.seconds', { n: seconds })
            : t('form.state.minutes', { n: Math.floor(seconds / 60) })}
        </span>
      )}
    </span>
  );
}

/** Seconds since the last save that left nothing unsaved; undefined before the first one. */
function useSecondsSinceSaving(changed: boolean, busy: boolean): number | undefined {
  const [wasBusy, setWasBusy] = useState(busy);
  const [seconds, setSeconds] = useState<number>();
  if (busy !== wasBusy) {
    setWasBusy(busy);
    setSeconds(busy || changed ? undefined : 0);
  }
  const isCounting = seconds !== undefined;
  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
