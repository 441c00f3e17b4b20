import type { PlayedArrival } from '@puzzle-runs/contract/poi.ts';
import { useCountdown } from '@puzzle-runs/web/live/use-countdown.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { usePlay } from '../play-context.ts';
import { ArrivalCodeEntry } from './arrival-code-entry.tsx';
import styles from './arrival-help.module.css';
import type { Arriving } from './use-arrive.ts';

const MINUTE = 60;

interface Props {
  arrival: PlayedArrival;
  arriving: Arriving;
}

/** Proofs of the arrival without a position, and a note on how the position is used. */
export function ArrivalHelp({ arrival, arriving }: Props) {
  const { t } = useTranslation(arrivalTexts);
  const problemMessage = useProblemMessage();
  const { trial } = usePlay().place;
  return (
    <section className={styles.help} aria-labelledby="arrival-help">
      <h2 id="arrival-help">{t('arrival.help')}</h2>
      {arriving.via === undefined && arriving.refusal && (
        <p role="alert" className={styles.refusal}>
          {problemMessage(arriving.refusal)}
        </p>
      )}
      <ArrivalCodeEntry arriving={arriving} />
      {trial ? (
        <>
          <Button variant="quiet" onClick={() => arriving.arrive({ via: 'self_reported' })}>
            {t('arrival.simulate')}
          </Button>
          <p>{t('arrival.simulate.text')}</p>
        </>
      ) : (
        arrival.self_report_from !== null && <SelfReport from={arrival.self_report_from} arriving={arriving} />
      )}
      {arrival.judge === 'phone' && <p>{t('arrival.stays')}</p>}
      {arrival.judge === 'server' && <p>{t('arrival.sent')}</p>}
    </section>
  );
}

interface SelfReportProps {
  /** When players may report the arrival; ISO 8601. */
  from: string;
  arriving: Arriving;
}

/** "We are there", possible after the waiting time that the creator set. */
function SelfReport({ from, arriving: { arrive, isPending, refusal, via } }: SelfReportProps) {
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
