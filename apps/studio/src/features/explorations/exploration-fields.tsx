import { TextInput } from '@mantine/core';
import { HTML_MAX, NAME_MAX, POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { PostalCodeMap } from '@puzzle-runs/web/map/postal-code-map.tsx';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import type { FormFields } from '#shell/form/form-fields.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { uploadPicture } from '#shell/form/upload-picture.ts';
import { AccessCodeField } from '#ui/access-code-field.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';

interface Props {
  form: FormFields<ExplorationValues>;
  /** The stored access code. It comes back when the creator switches the code off and on again. */
  code: string | null;
}

/** Description, place and access code of an exploration. */
export function ExplorationFields({ form, code }: Props) {
  const { t } = useTranslation();
  const { postal_code: postalCode, name } = form.values;
  return (
    <>
      <Panel title={t('explorations.form.what')}>
        <TextInput {...form.text('name')} label={t('explorations.name')} required maxLength={NAME_MAX} />
        <PictureField
          {...form.field('image')}
          label={t('explorations.image')}
          alt={t('explorations.image.alt', { name })}
        />
        <RichTextEditor
          {...form.field('description')}
          label={t('explorations.description')}
          placeholder={t('explorations.description.hint')}
          required
          maxLength={HTML_MAX}
          upload={uploadPicture}
        />
      </Panel>
      <Panel title={t('explorations.form.where')}>
        <TextInput
          {...form.text('postal_code')}
          className={styles.postalCode ?? ''}
          label={t('explorations.postalCode')}
          description={t('explorations.postalCode.hint')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={POSTAL_CODE_LENGTH}
        />
        {postalCode.length === POSTAL_CODE_LENGTH && (
          <div className={styles.map}>
            <PostalCodeMap postalCode={postalCode} label={postalCode} />
          </div>
        )}
      </Panel>
      <Panel title={t('explorations.form.who')}>
        <AccessCodeField
          {...form.field('code')}
          stored={code}
          ask={t('explorations.code.ask')}
          label={t('explorations.code')}
          hint={t('explorations.code.hint')}
        />
      </Panel>
    </>
  );
}
