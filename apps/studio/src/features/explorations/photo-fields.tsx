import { Checkbox, NativeSelect } from '@mantine/core';
import { PHOTO_DAYS, PHOTO_DAYS_PROPOSED } from '@puzzle-runs/domain/photo/photo-review.ts';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';

interface Props {
  form: FormFields<ExplorationValues>;
}

/** Switches for a run for pupils and its photos. */
export function ClassFields({ form }: Props) {
  const { t } = useTranslation(runTexts);
  const { for_pupils: forPupils, photos } = form.values;
  return (
    <>
      <Checkbox
        size="md"
        label={t('explorations.forPupils')}
        description={t('explorations.forPupils.hint')}
        checked={forPupils}
        onChange={({ target }) => form.field('for_pupils').onChange(target.checked)}
      />
      {forPupils && (
        <Checkbox
          size="md"
          label={t('explorations.photos')}
          description={t('explorations.photos.hint')}
          checked={photos}
          onChange={({ target }) => form.field('photos').onChange(target.checked)}
        />
      )}
    </>
  );
}

/** The days for which photos of players are kept. */
export function PhotoDaysField({ form }: Props) {
  const { t } = useTranslation(runTexts);
  const { for_pupils: forPupils, photos, photo_days: days } = form.values;
  if (forPupils && !photos) return <p className={styles.text}>{t('explorations.forPupils.hint')}</p>;
  return (
    <NativeSelect
      label={t('explorations.photoDays')}
      description={t('explorations.photoDays.hint')}
      value={String(days)}
      data={PHOTO_DAYS.map((count) => ({
        value: String(count),
        label: t('explorations.photoDays.after', { count }),
      }))}
      onChange={({ target }) => {
        const chosen = PHOTO_DAYS.find((each) => String(each) === target.value);
        form.field('photo_days').onChange(chosen ?? PHOTO_DAYS_PROPOSED);
      }}
    />
  );
}
