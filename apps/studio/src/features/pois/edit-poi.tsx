import { TextInput } from '@mantine/core';
import type { Gate } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { PoiPreview } from '#preview/poi-preview.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { WithPreview } from '#preview/with-preview.tsx';
import { trailQuery } from '#shell/exploration-query.ts';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { PageSave } from '#shell/form/page-save.tsx';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { useJoinPage, usePageForms } from '#shell/poi-page/page-forms.tsx';
import type { PoiWithTasks } from '#shell/poi-page/poi-tasks.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { FoldRow, FoldRows } from '#ui/fold-row.tsx';
import { Form } from '#ui/form.tsx';
import styles from './edit-poi.module.css';
import { ArrivalFields } from './location/arrival-fields.tsx';
import { HintFields } from './location/hint-fields.tsx';
import { LocationFields } from './location/location-fields.tsx';
import { PlaceMap } from './location/place-map.tsx';
import { PoiActions, PoiLists } from './poi-actions.tsx';
import { usePoiForm } from './use-poi-form.ts';
import { useRowValues } from './use-row-values.ts';
import { useShownPoi } from './use-shown-poi.ts';

type Row = 'place' | 'arrival' | 'hints';

interface Props {
  poi: PoiWithTasks;
  /** Whether a task is open: the fields of the poi are then folded, and the preview belongs to the task. */
  isTaskOpen: boolean;
  /** The task that is open and stored, for trying it out. */
  task: PoiWithTasks['Tasks'][number] | undefined;
  /** The row with the conditions under which the poi opens, and what it says now. */
  conditions: ReactNode;
  gate: Gate | undefined;
  /** The tasks, below the fields. */
  children: ReactNode;
}

/** Page of a stored poi: name, text, place, closed rows that open in place, and its tasks. One button saves all. */
export function EditPoi({ poi, isTaskOpen, task, conditions, gate, children }: Props) {
  const { t } = useTranslation(poisTexts);
  const id = useId();
  const page = usePageForms();
  const form = usePoiForm(poi);
  useJoinPage({ id: 'poi', rank: 0, name: t('poi.part') }, form);
  const { values, errors, change } = form;
  const exploration = poi.Exploration.slug;
  const { data: trail } = useQuery(trailQuery(exploration));
  const [opened, setOpened] = useState<Row | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const wrong = Object.keys(errors);
  const isFolded = isTaskOpen && !unfolded && wrong.length === 0;
  const shown = useShownPoi(values, { gate, trail, poi: poi.id });
  const rows = useRowValues(values);
  const fields = { values, errors, onChange: change, exploration };

  /** A row with a mistake is open, so that the field can be corrected. */
  const row = (name: Row, isWrong = false) => ({
    open: opened === name || isWrong,
    onToggle: () => setOpened(opened === name ? null : name),
  });
  const isArrivalWrong = wrong.some((field) => field === 'radius' || field === 'waitMinutes');
  const areHintsWrong = wrong.some((field) => field.startsWith('hint'));
  const isPlaceWrong = wrong.some(
    (field) => !['name', 'description', 'radius', 'waitMinutes'].includes(field) && !field.startsWith('hint'),
  );
  const isFoundByHints = values.location_type === 'hint';

  const save = { form: id, changed: page.changed, busy: page.saving, refused: page.refused };
  return (
    <>
      <RunHeader
        exploration={poi.Exploration}
        title={poi.name}
        {...(task && { open: task.name })}
        {...(trail && { facts: t('poi.number', { number: poi.position, all: trail.Pois.length }) })}
        titleField={
          !isFolded && (
            <TextInput
              {...form.text('name')}
              form={id}
              className={styles.name ?? ''}
              aria-label={t('poi.name')}
              maxLength={NAME_MAX}
              required
              autoComplete="off"
            />
          )
        }
        beside={<PoiActions poi={poi} />}
        parts={<PoiLists poi={poi} />}
        actions={
          <>
            <PageSave at="top" {...save} />
            <ViewAsPlayer poi={poi} {...(task && { task })} />
          </>
        }
      />
      <WithPreview exploration={exploration} preview={!isTaskOpen && <PoiPreview poi={shown} />}>
        <FormGuards form={page} keeps={page.keeps} />
        <Form id={id} aria-label={t('poi.form')} className={styles.form} onSubmit={() => void page.saveAll()}>
          {isTaskOpen && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {t('poi.folded')}
            </button>
          )}
          <div className={styles.fields} hidden={isFolded}>
            <RichTextEditor
              label={t('poi.description')}
              placeholder={t('poi.description.placeholder')}
              {...form.field('description')}
              maxLength={HTML_MAX}
              required
              quiet
              uploads={editorUploads}
            />
            {!isFolded && <PlaceMap {...fields} poiId={poi.id} />}
            <FoldRows>
              <FoldRow
                label={t('poi.row.place')}
                {...rows.place}
                {...row('place', isPlaceWrong || (isFoundByHints && areHintsWrong))}
              >
                <LocationFields {...fields} />
              </FoldRow>
              {conditions}
              <FoldRow label={t('poi.arrival')} {...rows.arrival} {...row('arrival', isArrivalWrong)}>
                <ArrivalFields {...fields} poi={poi} />
              </FoldRow>
              {!isFoundByHints && (
                <FoldRow label={t('poi.row.hints')} {...rows.hints} {...row('hints', areHintsWrong)}>
                  <HintFields {...fields} />
                </FoldRow>
              )}
            </FoldRows>
          </div>
        </Form>
        {children}
        <PageSave at="bottom" atEnd={isTaskOpen && !task} {...save} />
      </WithPreview>
    </>
  );
}
