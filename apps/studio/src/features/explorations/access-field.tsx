import { Radio } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { AccessCodeInput } from '#ui/access-code-field.tsx';
import styles from './access-field.module.css';
import type { ExplorationValues } from './exploration-values.ts';

type Access = Visibility | 'code';

/** A draft that was typed before there were links has no visibility. */
export function accessOf({ code, visibility }: Pick<ExplorationValues, 'code' | 'visibility'>): Access {
  const found = visibility === 'link' ? 'link' : 'public';
  return code === null ? found : 'code';
}

interface Props {
  form: FormFields<ExplorationValues>;
  /** The stored code comes back when the creator chooses "with code" again; undefined for a new exploration. */
  stored: Pick<ManagedExploration, 'code'> | undefined;
  /** Below a heading of the same words only screen readers read the label. */
  hasHeading?: boolean;
}

/** Who finds an exploration and may join it: everybody, only with its link, or only with an access code. */
export function AccessField({ form, stored, hasHeading = false }: Props) {
  const { t } = useTranslation(runTexts);
  const { code } = form.values;
  const [lastCode, setLastCode] = useState(stored?.code ?? '');
  const access = accessOf(form.values);

  function choose(chosen: Access) {
    if (code !== null) setLastCode(code);
    const next =
      chosen === 'code' ? { code: lastCode, visibility: 'public' as const } : { code: null, visibility: chosen };
    form.update((values) => ({ ...values, ...next }));
  }

  return (
    <>
      <Radio.Group
        label={t('explorations.access')}
        labelProps={{ className: hasHeading ? 'visually-hidden' : '' }}
        value={access}
        onChange={(chosen) => choose(chosen as Access)}
        error={form.field('visibility').error}
      >
        <div className={styles.options}>
          {(['public', 'link', 'code'] as const).map((option) => (
            <Radio
              key={option}
              size="md"
              value={option}
              label={t(`explorations.access.${option}`)}
              description={t(`explorations.access.${option}.what`)}
            />
          ))}
        </div>
      </Radio.Group>
      {code !== null && (
        <AccessCodeInput
          {...form.field('code')}
          value={code}
          label={t('explorations.code')}
          hint={t('explorations.code.hint')}
        />
      )}
    </>
  );
}

interface QuestionProps {
  /** Whether a stored code is needed to join. */
  coded: boolean;
  value: Visibility;
  onChange: (visibility: Visibility) => void;
}

/** Asks before an exploration is published who shall find it. */
export function WhoFindsIt({ coded, value, onChange }: QuestionProps) {
  const { t } = useTranslation(runTexts);
  return (
    <Radio.Group
      label={t('explorations.publish.who')}
      value={value}
      onChange={(chosen) => onChange(chosen as Visibility)}
    >
      <div className={styles.options}>
        <Radio value="public" label={t(coded ? 'explorations.publish.coded' : 'explorations.access.public')} />
        <Radio
          value="link"
          label={t('explorations.access.link')}
          description={coded && value === 'link' && t('explorations.publish.noCode')}
        />
      </div>
    </Radio.Group>
  );
}
