import { Button, NativeSelect, Textarea } from '@mantine/core';
import { HINT_TYPES, type HintType } from '@puzzle-runs/domain/poi/arrival.ts';
import { HINT_MAX, TRANSCRIPT_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from '../poi-fields.module.css';
import type { EditedHint } from '../poi-values.ts';
import { AudioField } from './audio-field.tsx';
import { HintTimingField } from './hint-timing-field.tsx';
import { VideoField } from './video-field.tsx';

interface Props {
  /** Number on the screen, from 1. */
  number: number;
  hint: EditedHint;
  error: string | undefined;
  fromArrival: boolean;
  onChange: (hint: EditedHint) => void;
  onRemove: () => void;
}

/** Fields of one hint: kind, content, cost, and when it comes. */
export function HintField({ number, hint, error, fromArrival, onChange, onRemove }: Props) {
  const { t } = useTranslation(poisTexts);
  const say = (hint_value: string) => onChange({ ...hint, hint_value });
  const value = {
    label: t(`poi.hint.value.${hint.hint_type}`),
    value: hint.hint_value,
    error,
    required: true,
  };
  return (
    <fieldset className={styles.hint}>
      <legend>{t('poi.hint', { number })}</legend>
      <div className={styles.pair}>
        <NativeSelect
          label={t('poi.hint.type')}
          value={hint.hint_type}
          data={HINT_TYPES.map((type) => ({ value: type, label: t(`poi.hint.type.${type}`) }))}
          onChange={({ target }) => onChange({ ...hint, hint_type: target.value as HintType })}
        />
        <ClampedNumberField
          label={t('poi.hint.cost')}
          value={hint.cost}
          onChange={(cost) => onChange({ ...hint, cost })}
        />
      </div>
      {hint.hint_type === 'text' && (
        <Textarea {...value} onChange={({ target }) => say(target.value)} autosize minRows={2} maxLength={HINT_MAX} />
      )}
      {hint.hint_type === 'image' && (
        <PictureField {...value} onChange={say} alt={hint.hint_description || t('poi.hint.preview')} />
      )}
      {hint.hint_type === 'video' && <VideoField {...value} onChange={say} />}
      {hint.hint_type === 'audio' && <AudioField {...value} onChange={say} />}
      {hint.hint_type !== 'text' && (
        <Textarea
          label={t(`poi.hint.description.${hint.hint_type}`)}
          description={t(`poi.hint.descriptionHint.${hint.hint_type}`)}
          value={hint.hint_description}
          onChange={({ target }) => onChange({ ...hint, hint_description: target.value })}
          autosize
          minRows={hint.hint_type === 'image' ? 1 : 3}
          maxLength={TRANSCRIPT_MAX}
        />
      )}
      <HintTimingField number={number} hint={hint} fromArrival={fromArrival} onChange={onChange} />
      <Button
        variant="subtle"
        color="flag"
        className={styles.remove}
        leftSection={<IconTrash aria-hidden="true" size={20} />}
        onClick={onRemove}
      >
        {t('poi.hint.remove', { number })}
      </Button>
    </fieldset>
  );
}
