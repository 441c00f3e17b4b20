import { TextInput } from '@mantine/core';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { parsePlace } from '@puzzle-runs/domain/poi/parse-place.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDegrees } from './pin-texts.ts';

/**
 * Takes a place from pasted or typed coordinates, or from a link that a maps app shared; clears itself once it has
 * found one.
 */
export function PastePlace({ onPick }: { onPick: (place: GeoPoint) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<GeoPoint | null>(null);
  const [failed, setFailed] = useState(false);

  /** @param done whether the creator has finished; typed text may become a place with the next key */
  function read(typed: string, done: boolean) {
    const place = typed.trim() === '' ? null : parsePlace(typed);
    setFailed(done && !place && typed.trim() !== '');
    setText(place && done ? '' : typed);
    setTaken(place && done ? place : null);
    if (place && done) onPick(place);
  }

  return (
    <TextInput
      label={t('pin.paste')}
      description={
        taken
          ? t('pin.moved', { latitude: writtenDegrees(taken.latitude), longitude: writtenDegrees(taken.longitude) })
          : t('pin.paste.how')
      }
      descriptionProps={{ role: 'status' }}
      value={text}
      error={failed ? t('pin.paste.none') : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => read(target.value, false)}
      onPaste={(event) => {
        // The whole text: a text field would drop the lines around a shared link.
        event.preventDefault();
        read(event.clipboardData.getData('text'), true);
      }}
      onBlur={() => text && read(text, true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !text) return;
        event.preventDefault(); // Enter would submit the form
        read(text, true);
      }}
    />
  );
}
