import { accuracyClassOf } from '@puzzle-runs/domain/geo/accuracy-class.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/geo-point.ts';
import { type PositionFix, roundAccuracy } from '@puzzle-runs/domain/geo/position-fix.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { usePosition } from '@puzzle-runs/web/position/use-position.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import { ArrivalCard } from './arrival-card.tsx';
import { arrivalStateOf } from './arrival-state.ts';
import type { Arriving } from './use-arrive.ts';

interface Props {
  target: GeoPoint;
  /** Metres. */
  radius: number;
  arriving: Arriving;
}

/** Arrival at a place that players know: the phone judges and reports it by itself. Far away, the compass says enough. */
export function KnownArrival({ target, radius, arriving }: Props) {
  const { state } = usePosition();
  const fix = state.status === 'good' || state.status === 'inaccurate' ? state.fix : undefined;
  if (!fix) return null;
  return <Approach target={target} radius={radius} arriving={arriving} fix={fix} />;
}

function Approach({ target, radius, arriving, fix }: Props & { fix: PositionFix }) {
  const { t, i18n } = useTranslation(arrivalTexts);
  const { status, distance } = arrivalStateOf(fix, { target, radius });
  const n = roundAccuracy(fix.accuracy);
  const arrived = status === 'arrived';
  const queued = arriving.waiting !== undefined;

  function report() {
    arriving.arrive({ via: 'position', accuracy: accuracyClassOf(fix.accuracy) });
  }
  const reportArrival = useEffectEvent(report);
  useEffect(() => {
    if (arrived && !queued) reportArrival();
  }, [arrived, queued]);

  switch (status) {
    case 'far':
      return null;
    case 'inaccurate':
      return (
        <ArrivalCard fix={fix} radius={radius} distance={null} title={t('arrival.inaccurate')}>
          {t('arrival.inaccurate.text', { n })}
        </ArrivalCard>
      );
    case 'near':
      return (
        <ArrivalCard
          fix={fix}
          radius={radius}
          distance={distance}
          title={t('arrival.near', { distance: formatWalk(distance, i18n.language) })}
        >
          {t('arrival.accurate', { n })}
        </ArrivalCard>
      );
    case 'arrived':
      return (
        <ArrivalCard
          fix={fix}
          radius={radius}
          distance={distance}
          title={t('arrival.there')}
          action={
            arriving.refusal && arriving.via === 'position' && <Button onClick={report}>{t('arrival.again')}</Button>
          }
        >
          {arriving.isPending ? t('arrival.opening') : t('arrival.accurate', { n })}
        </ArrivalCard>
      );
  }
}
