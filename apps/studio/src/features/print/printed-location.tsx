import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { pinOf } from '@puzzle-runs/web/poi/map-link.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
import { PrintedPicture } from '#tasks/print/printed-picture.tsx';
import styles from './print-overview.module.css';

type Hint = Extract<ManagedPoi, { location_type: 'hint' }>['location'][number];

const HINTS = {
  text: 'print.hint.text',
  image: 'print.hint.image',
  video: 'print.hint.video',
  audio: 'print.hint.audio',
} as const satisfies Record<Hint['hint_type'], string>;

/**
 * Location of a poi: its hints with their costs, its address or its coordinates. Hints are revealed only with the
 * answers.
 */
export function PrintedLocation({ poi, shown }: { poi: ManagedPoi; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  if (poi.location_type === 'address') {
    const { street, postal_code, location } = poi.location;
    const pin = pinOf(poi.location);
    return (
      <>
        <p>{t('print.address', { street, postal_code, location })}</p>
        {pin && <p>{t('print.coordinates', { ...pin })}</p>}
      </>
    );
  }
  if (poi.location_type === 'coordinates') return <p>{t('print.coordinates', poi.location)}</p>;
  if (poi.location.length === 0) return null;
  return (
    <>
      <p>{t('print.hints')}</p>
      <ol className={styles.hints}>
        {poi.location.map((hint) => (
          <PrintedHint key={hint.id} hint={hint} revealed={shown.answers} />
        ))}
      </ol>
    </>
  );
}

interface HintProps {
  hint: Hint;
  /** Whether to print the content and not only the kind and the cost. */
  revealed: boolean;
}

function PrintedHint({ hint: { hint_type, hint_value, hint_description, cost }, revealed }: HintProps) {
  const { t } = useTranslation(printTexts);
  const kind = `${t(HINTS[hint_type])} (${cost === 0 ? t('print.hint.free') : t('print.hint.cost', { count: cost })})`;
  if (!revealed) return <li>{kind}</li>;
  return (
    <li>
      {kind}
      {': '}
      {hint_type === 'image' ? (
        <PrintedPicture src={hint_value} label={hint_description || t('print.hint.picture')} />
      ) : (
        hint_value
      )}
      {hint_type !== 'image' && hint_description !== '' && <p className={styles.transcript}>{hint_description}</p>}
    </li>
  );
}
