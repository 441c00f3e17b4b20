import { Checkbox, TextInput } from '@mantine/core';
import { STUCK_MINUTES_MAX } from '@puzzle-runs/domain/battle/team-attention.ts';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './battle-fields.module.css';
import type { BattleValues } from './battle-values.ts';

/**
 * Name, description and schedule of a battle, whether teams may call for help, and whether its runs are checked without
 * a network.
 */
export function BattleFields({ form }: { form: FormFields<BattleValues> }) {
  const { t } = useTranslation(battlesTexts);
  const { manual_start, starts_at } = form.values;

  /** The check mark clears a planned start; a start in the past stays. */
  function startByHand(checked: boolean) {
    form.field('manual_start').onChange(checked);
    if (checked && Date.parse(starts_at) > Date.now()) form.field('starts_at').onChange('');
  }

  return (
    <>
      <Panel title={t('battle.form.what')}>
        <TextInput {...form.text('name')} label={t('battle.name')} required maxLength={NAME_MAX} />
        <RichTextEditor
          {...form.field('description')}
          label={t('battle.description')}
          placeholder={t('battle.description.hint')}
          maxLength={HTML_MAX}
          uploads={editorUploads}
        />
      </Panel>
      <Panel title={t('battle.form.when')} text={t('battle.form.when.text')}>
        <div className={styles.times}>
          {(!manual_start || starts_at !== '') && (
            <DateTimeField {...form.field('starts_at')} label={t('battle.start')} />
          )}
          <DateTimeField {...form.field('ends_at')} label={t('battle.end')} />
        </div>
        <Checkbox
          label={t('battle.manual')}
          description={t('battle.manual.text')}
          checked={manual_start}
          onChange={({ target }) => startByHand(target.checked)}
        />
        <ClampedNumberField
          label={t('battle.stuckMinutes')}
          description={t('battle.stuckMinutes.text')}
          value={form.values.stuck_minutes}
          clamp={(typed) => Math.max(1, Math.min(clampNumber(typed), STUCK_MINUTES_MAX))}
          onChange={form.field('stuck_minutes').onChange}
        />
      </Panel>
      <Panel title={t('battle.help.title')}>
        <Checkbox
          label={t('battle.help')}
          description={t('battle.help.text')}
          checked={form.values.help_requests}
          onChange={({ target }) => form.field('help_requests').onChange(target.checked)}
        />
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
