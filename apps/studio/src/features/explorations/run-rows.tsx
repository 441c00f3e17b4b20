import { Checkbox, TextInput } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/exploration/postal-code.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { runTexts } from '#i18n/run.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { FoldRow, FoldRows } from '#ui/fold-row.tsx';
import { AccessField } from './access-field.tsx';
import styles from './exploration-fields.module.css';
import { FactFields } from './fact-fields.tsx';
import { MeetingPointField } from './meeting-point-field.tsx';
import { FinishFields, OrderFields } from './order-fields.tsx';
import { ClassFields, PhotoDaysField } from './photo-fields.tsx';
import type { RunRow } from './row-fields.ts';
import { StoryFields } from './story-fields.tsx';
import type { ExplorationFormState } from './use-exploration-form.ts';
import { useRowValues } from './use-row-values.tsx';

interface Props {
  form: ExplorationFormState;
  exploration: ManagedExploration;
  /** Undefined while it is loaded. */
  trail: ExplorationTrail | undefined;
  opened: RunRow | null;
  onOpen: (row: RunRow) => void;
}

/** The settings of an exploration in two cards: what players read, and who plays how. One row is open at a time. */
export function RunRows({ form, exploration, trail, opened, onOpen }: Props) {
  const { t } = useTranslation(runTexts);
  const values = useRowValues({ form, exploration, trail });

  /** Name and postal code have no closed row: the title of the page shows them. */
  const rowWith = (name: Exclude<RunRow, 'name'>, fields: ReactNode) => (
    <FoldRow
      label={t(`explorations.row.${name}`)}
      {...values[name]}
      open={opened === name}
      onToggle={() => onOpen(name)}
    >
      {fields}
    </FoldRow>
  );

  return (
    <>
      <FoldRows>
        {opened === 'name' && (
          <FoldRow label={t('explorations.row.name')} value="" isSet open onToggle={() => onOpen('name')}>
            <TextInput {...form.text('name')} label={t('explorations.name')} required maxLength={NAME_MAX} />
            <PostalCodeField form={form} />
          </FoldRow>
        )}
        {rowWith(
          'image',
          <PictureField
            {...form.field('image')}
            label={t('explorations.image')}
            alt={t('explorations.image.alt', { name: form.values.name })}
          />,
        )}
        {rowWith(
          'description',
          <RichTextEditor
            {...form.field('description')}
            label={t('explorations.description')}
            placeholder={t('explorations.description.hint')}
            required
            maxLength={HTML_MAX}
            uploads={editorUploads}
          />,
        )}
        {rowWith('story', <StoryFields form={form} />)}
        {rowWith(
          'meeting',
          <MeetingPointField {...form.field('meeting_point')} postalCode={form.values.postal_code} />,
        )}
        {rowWith('facts', <FactFields form={form} stored={exploration} trail={trail} />)}
      </FoldRows>
      <FoldRows>
        {rowWith('access', <AccessField form={form} stored={exploration} hasHeading />)}
        {rowWith(
          'order',
          <>
            <OrderFields form={form} slug={exploration.slug} />
            <FinishFields form={form} trail={trail} />
          </>,
        )}
        {rowWith('class', <ClassFields form={form} />)}
        {rowWith(
          'offline',
          <Checkbox
            size="md"
            label={t('explorations.offline')}
            description={t('explorations.offline.hint')}
            checked={form.values.playable_offline}
            onChange={({ target }) => form.field('playable_offline').onChange(target.checked)}
          />,
        )}
        {rowWith('photos', <PhotoDaysField form={form} />)}
      </FoldRows>
    </>
  );
}

export function PostalCodeField({ form }: { form: ExplorationFormState }) {
  const { t } = useTranslation(runTexts);
  return (
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
  );
}
