import { Checkbox, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { CONTENT_LANGUAGES } from '@puzzle-runs/domain/exploration/content-language.ts';
import { GOOD_TO_KNOW } from '@puzzle-runs/domain/exploration/good-to-know.ts';
import { walkLength } from '@puzzle-runs/domain/exploration/walk-length.ts';
import { formatDuration, formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';

interface Props {
  form: FormFields<ExplorationValues>;
  stored: ManagedExploration;
  /** Undefined while it is loaded. */
  trail: ExplorationTrail | undefined;
}

/** Hints of different length stand below the two fields, so that these stay side by side. */
const BELOW = { inputWrapperOrder: ['label', 'input', 'error', 'description'] } satisfies TextInputProps;

/** Facts for players before they come: duration, length, language, and conditions on the way. */
export function FactFields({ form, stored, trail }: Props) {
  const { t, i18n } = useTranslation(runTexts);
  const computed = useComputedWalk(trail);
  const measured = stored.measured_minutes;
  const { lang } = form.values;
  const languages = [...new Set([lang, ...CONTENT_LANGUAGES])];
  return (
    <>
      <p className={styles.text}>{t('explorations.facts.text')}</p>
      <div className={styles.pair}>
        <TextInput
          {...form.text('duration_minutes')}
          {...BELOW}
          label={t('explorations.minutes')}
          description={
            measured === null
              ? t('explorations.minutes.hint')
              : t('explorations.minutes.measured', { duration: formatDuration(measured) })
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <TextInput
          {...form.text('walk_metres')}
          {...BELOW}
          label={t('explorations.kilometres')}
          description={computed ?? t('explorations.kilometres.hint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
      </div>
      <NativeSelect
        label={t('explorations.lang')}
        description={t('explorations.lang.hint')}
        value={lang}
        onChange={({ target }) => form.field('lang').onChange(target.value)}
        data={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
      />
      <fieldset className={styles.ticks}>
        <legend>{t('explorations.ticks')}</legend>
        {GOOD_TO_KNOW.map((tick) => (
          <Checkbox
            key={tick}
            size="md"
            label={t(`explorations.${tick}`)}
            checked={form.values[tick]}
            onChange={({ target }) => form.field(tick).onChange(target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The length that players see while the creator enters none, as a sentence; undefined without one. */
function useComputedWalk(trail: ExplorationTrail | undefined): string | undefined {
  const { t, i18n } = useTranslation(runTexts);
  const places = trail?.Pois.map(({ location_type, place }) => (location_type === 'hint' ? null : place)) ?? [];
  const walk = walkLength(places);
  if (!walk) return undefined;
  const length = formatWalk(walk.metres, i18n.language);
  return t(walk.complete ? 'explorations.kilometres.computed' : 'explorations.kilometres.atLeast', { length });
}
