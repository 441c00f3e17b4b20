import { Checkbox, TextInput } from '@mantine/core';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import type { FormFields } from '#shell/form/form-fields.ts';
import { uploadPicture } from '#shell/form/upload-picture.ts';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './battle-fields.module.css';
import type { BattleValues } from './battle-values.ts';

/** Name, description and schedule of a battle, and whether its runs are checked without a network. */
export function BattleFields({ form }: { form: FormFields<BattleValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <Panel title={t('battle.form.what')}>
        <TextInput {...form.text('name')} label={t('battle.name')} required maxLength={NAME_MAX} />
        <RichTextEditor
          {...form.field('description')}
          label={t('battle.description')}
          placeholder={t('battle.description.hint')}
          maxLength={HTML_MAX}
          upload={uploadPicture}
        />
      </Panel>
      <Panel title={t('battle.form.when')} text={t('battle.form.when.text')}>
        <div className={styles.times}>
          <DateTimeField {...form.text('starts_at')} label={t('battle.start')} />
          <DateTimeField {...form.text('ends_at')} label={t('battle.end')} />
        </div>
      </Panel>
      <Panel title={t('battle.offline.title')}>
        <Checkbox
          label={t('battle.offline')}
          description={t('battle.offline.text')}
          checked={form.values.playable_offline}
          onChange={({ target }) => form.field('playable_offline').onChange(target.checked)}
        />
      </Panel>
    </>
  );
}
