import { Button } from '@mantine/core';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { runTexts } from '#i18n/run.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import styles from './exploration-fields.module.css';
import type { ExplorationValues } from './exploration-values.ts';

/** Texts that players read before the first spot and at the finish. */
export function StoryFields({ form }: { form: FormFields<ExplorationValues> }) {
  const { t } = useTranslation(runTexts);
  return (
    <>
      <p className={styles.text}>{t('explorations.form.story.text')}</p>
      <StoryField form={form} name="intro" />
      <StoryField form={form} name="finale" />
    </>
  );
}

/** The editor opens on demand, because many runs have no such text. */
function StoryField({ form, name }: { form: FormFields<ExplorationValues>; name: 'intro' | 'finale' }) {
  const { t } = useTranslation(runTexts);
  const [open, setOpen] = useState(false);
  if (open || form.values[name] !== '')
    return (
      <RichTextEditor
        {...form.field(name)}
        label={t(`explorations.${name}`)}
        placeholder={t(`explorations.${name}.hint`)}
        maxLength={HTML_MAX}
        uploads={editorUploads}
      />
    );
  return (
    <div>
      <Button variant="outline" leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
        {t(`explorations.${name}.add`)}
      </Button>
    </div>
  );
}
