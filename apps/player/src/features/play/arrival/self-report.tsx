import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import styles from './arrival-help.module.css';
import type { Arriving } from './use-arrive.ts';

interface Props {
  /** When players may report the arrival; ISO 8601. */
  from: string;
  arriving: Arriving;
}

const MINUTE = 60;

/** "We are there", possible after the waiting time that the creator set. */
export function SelfReport({ from, arriving: { arrive, isPending, refusal, via } }: Props) {
  const { t } = useTranslation(arrivalTexts);
  const problemMessage = useProblemMessage();
  const seconds = useCountdown({ until: from, onEnd: () => undefined }) ?? 0;
  const minutes = Math.ceil(seconds / MINUTE);
  return (
    <>
      <Button
        variant="quiet"
        disabled={minutes > 0}
        busy={isPending && via === 'self_reported'}
        onClick={() => arrive({ via: 'self_reported' })}
      >
        {minutes > 0 ? t('arrival.self.in', { n: minutes }) : t('arrival.self')}
      </Button>
      <p role="alert" className={styles.refusal}>
        {via === 'self_reported' && refusal && problemMessage(refusal)}
      </p>
    </>
  );
}
