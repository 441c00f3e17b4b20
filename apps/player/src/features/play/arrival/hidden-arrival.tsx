import { accuracyClassOf } from '@puzzle-runs/domain/geo/accuracy-class.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { PositionNote } from '../compass/position-note.tsx';
import { AccuracyBar } from './arrival-card.tsx';
import styles from './hidden-arrival.module.css';
import type { Arriving } from './use-arrive.ts';

/** Arrival at a hidden place: with each tap the position is sent once, and the server judges it. */
export function HiddenArrival({ arriving }: { arriving: Arriving }) {
  const { t } = useTranslation(arrivalTexts);
  const { state, start } = usePosition();
  const problemMessage = useProblemMessage();
  const { arrive, isPending, refusal, via } = arriving;

  function check() {
    if (state.status !== 'good') return;
    const { latitude, longitude, accuracy } = state.fix;
    arrive({ via: 'position', accuracy: accuracyClassOf(accuracy), position: { latitude, longitude, accuracy } });
  }

  const refused = via === 'position' ? refusal : null;
  return (
    <Card as="section" className={styles.hidden}>
      {state.status === 'good' ? (
        <>
          <p>{t('arrival.check.ready')}</p>
          <Button onClick={check} busy={isPending && via === 'position'}>
            <IconCurrentLocation aria-hidden size={22} />
            {t('arrival.check')}
          </Button>
          <AccuracyBar accuracy={state.fix.accuracy} />
        </>
      ) : (
        <PositionNote state={state} why={t('arrival.check.why')} onStart={start} />
      )}
      <p role="alert" className={styles.refusal}>
        {refused && (refused.code === 'not_there_yet' ? t('arrival.notYet') : problemMessage(refused))}
      </p>
    </Card>
  );
}
