import { Stack } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { PoiPreview } from '#preview/poi-preview.tsx';
import { PreviewLanguage } from '#preview/preview-language.tsx';
import { ViewAsPlayer } from '#preview/view-as-player.tsx';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { SaveAll } from '#shell/form/save-all.tsx';
import type { PartState } from '#shell/form/use-record-form.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { Form } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';
import { PartSave } from '#ui/part-save.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { InfoFields } from './info-fields.tsx';
import { ArrivalFields } from './location/arrival-fields.tsx';
import { LocationFields } from './location/location-fields.tsx';
import styles from './poi-fields.module.css';
import { usePoiForm } from './use-poi-form.ts';
import { useShownPoi } from './use-shown-poi.ts';

/**
 * Page of a stored poi with three forms: info, location and arrival. Each has a save button, and the button of the page
 * saves all.
 */
export function EditPoi({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const form = usePoiForm({ exploration: poi.Exploration.slug, poi });
  const { values, errors, change, parts } = form;
  const shown = useShownPoi(values, poi.UnlockPrerequisites);
  const { location_type: kind } = values;
  const fields = { values, errors, onChange: change, exploration: poi.Exploration.slug };
  const save = {
    unsaved: [
      ...(parts.info.changed ? [t('poi.description')] : []),
      ...(parts.location.changed ? [t(`poi.where.${kind}`)] : []),
      ...(parts.arrival.changed ? [t('poi.arrival')] : []),
    ],
    busy: parts.info.busy || parts.location.busy,
    onSave: form.saveAll,
  };
  return (
    <>
      <PoiHeader
        poi={poi}
        actions={
          <>
            <ViewAsPlayer poi={poi} />
            <SaveAll at="top" {...save} />
          </>
        }
      />
      <TwoColumns
        side={
          <PreviewLanguage exploration={poi.Exploration.slug}>
            <PoiPreview poi={shown} />
          </PreviewLanguage>
        }
      >
        <Stack gap="lg">
          <FormGuards form={form} />
          <PartForm part={parts.info} title={t('poi.info')} action={t('poi.save.info')}>
            <InfoFields {...fields} />
          </PartForm>
          <PartForm
            part={parts.location}
            title={t(`poi.where.${kind}`)}
            text={t(`poi.where.text.${kind}`)}
            action={t(`poi.save.${kind}`)}
          >
            <LocationFields {...fields} />
          </PartForm>
          <PartForm
            part={parts.arrival}
            title={t('poi.arrival')}
            text={t('poi.arrival.text')}
            action={t('poi.save.arrival')}
          >
            <ArrivalFields {...fields} poi={poi} />
          </PartForm>
          <SaveAll at="bottom" {...save} />
        </Stack>
      </TwoColumns>
    </>
  );
}

interface Props {
  part: PartState;
  title: string;
  text?: string;
  /** Label of the save button. */
  action: string;
  children: ReactNode;
}

/** One form of a poi, with a separate save button. */
function PartForm({ part: { busy, onSubmit }, title, text, action, children }: Props) {
  return (
    <Form aria-label={title} className={styles.form} onSubmit={onSubmit}>
      <Panel title={title} {...(text !== undefined && { text })}>
        {children}
      </Panel>
      <PartSave busy={busy} action={action} />
    </Form>
  );
}
