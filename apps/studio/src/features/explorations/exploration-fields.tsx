import { Checkbox, TextInput } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { Panel } from '#ui/panel.tsx';
import { AccessField } from './access-field.tsx';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';
import { FactFields } from './fact-fields.tsx';
import { MeetingPointField } from './meeting-point-field.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { StoryFields } from './story-fields.tsx';

interface Props {
  form: FormFields<ExplorationValues>;
  /**
   * Undefined for a new exploration. Its access code comes back when the creator switches the code off and on again.
   */
  stored: ManagedExploration | undefined;
}

/** Description, place, facts and access code of an exploration. */
export function ExplorationFields({ form, stored }: Props) {
  const { t } = useTranslation(explorationsTexts);
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
          uploads={editorUploads}
        />
      </Panel>
      <StoryFields form={form} />
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
        <MeetingPointField {...form.field('meeting_point')} postalCode={postalCode} />
      </Panel>
      <FactFields form={form} stored={stored} />
      <Panel title={t('explorations.form.who')}>
        <AccessField form={form} stored={stored} />
        <Checkbox
          size="md"
          label={t('explorations.offline')}
          description={t('explorations.offline.hint')}
          checked={form.values.playable_offline}
          onChange={({ target }) => form.field('playable_offline').onChange(target.checked)}
        />
        <PhotoFields form={form} />
      </Panel>
    </>
  );
}
