import type { PlayedArrival } from '@puzzle-runs/contract/poi.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { usePlay } from '../play-context.ts';
import { ArrivalCodeEntry } from './arrival-code-entry.tsx';
import styles from './arrival-help.module.css';
import { SelfReport } from './self-report.tsx';
import type { Arriving } from './use-arrive.ts';

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
