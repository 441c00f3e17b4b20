import { TextInput } from '@mantine/core';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import type { FieldProps } from './location/field-props.ts';

/** Name and description of a poi. */
export function InfoFields({ values, onChange, errors }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  return (
    <>
      <TextInput
        label={t('poi.name')}
        value={values.name}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
        error={errors.name}
        maxLength={NAME_MAX}
        required
        autoComplete="off"
      />
      <RichTextEditor
        label={t('poi.description')}
        placeholder={t('poi.description.placeholder')}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
        error={errors.description}
        maxLength={HTML_MAX}
        required
        quiet
        uploads={editorUploads}
      />
    </>
  );
}
