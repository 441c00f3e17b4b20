import type { ManagedHint } from '@puzzle-runs/contract/management/hint.ts';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import { pinOf } from '@puzzle-runs/web/poi/map-link.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { useTimingSentence } from '#shell/poi-page/use-timing-sentence.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
import { PrintedPicture } from '#tasks/print/printed-picture.tsx';
import styles from './print-overview.module.css';

const HINTS = {
  text: 'print.hint.text',
  image: 'print.hint.image',
  video: 'print.hint.video',
  audio: 'print.hint.audio',
} as const satisfies Record<ManagedHint['hint_type'], string>;

/** Location of a poi: its address or its coordinates. Where hints lead to the poi, they are its location. */
export function PrintedLocation({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(printTexts);
  switch (poi.location_type) {
    case 'hint':
      return null;
    case 'address': {
      const { street, postal_code, location } = poi.location;
      const pin = pinOf(poi.location);
      return (
        <>
          <p>{t('print.address', { street, postal_code, location })}</p>
          {pin && <p>{t('print.coordinates', { ...pin })}</p>}
        </>
      );
    }
    case 'coordinates':
      return <p>{t('print.coordinates', poi.location)}</p>;
  }
}

/** The hints of a poi with their costs, and when they come. Their content is printed only with the answers. */
export function PrintedHints({ poi, shown }: { poi: ManagedPoi; shown: PrintVisibility }) {
  const { t } = useTranslation(printTexts);
  const hints = hintsOf(poi);
  if (hints.length === 0) return null;
  return (
    <>
      <p>{t(poi.location_type === 'hint' ? 'print.hints' : 'print.hints.help')}</p>
      <ol className={styles.hints}>
        {hints.map((hint, index) => (
          <PrintedHint key={hint.id} hint={hint} number={index + 1} revealed={shown.answers} />
        ))}
      </ol>
    </>
  );
}

interface HintProps {
  hint: ManagedHint;
  /** Its position, from 1. */
  number: number;
  /** Whether to print the content and not only the kind and the cost. */
  revealed: boolean;
}

function PrintedHint({ hint, number, revealed }: HintProps) {
  const { t } = useTranslation(printTexts);
  const sentence = useTimingSentence();
  const { hint_type, hint_value, hint_description, cost } = hint;
  const price = cost === 0 ? t('print.hint.free') : t('print.hint.cost', { count: cost });
  const facts = [price, sentence(hint, number)].filter((fact) => fact !== '');
  const kind = `${t(HINTS[hint_type])} (${facts.join(', ')})`;
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
