import { Radio } from '@mantine/core';
import { LOCATION_TYPES, type LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { PoiPreview } from '#preview/poi-preview.tsx';
import { PreviewLanguage } from '#preview/preview-language.tsx';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { Form } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { InfoFields } from './info-fields.tsx';
import { ArrivalFields } from './location/arrival-fields.tsx';
import type { FieldProps } from './location/field-props.ts';
import { LocationFields } from './location/location-fields.tsx';
import { PlaceMap } from './location/place-map.tsx';
import styles from './poi-fields.module.css';
import { useNewPoiForm } from './use-poi-form.ts';
import { useShownPoi } from './use-shown-poi.ts';

/** Form of a new poi, saved as a whole. `exploration` is its slug. */
export function NewPoiForm({ exploration }: { exploration: string }) {
  const { t } = useTranslation(poisTexts);
  const form = useNewPoiForm(exploration);
  const { values, errors, change } = form;
  const { changed, busy, onSubmit } = form.parts.record;
  const shown = useShownPoi(values);
  const fields = { values, errors, onChange: change, exploration };
  return (
    <TwoColumns
      side={
        <PreviewLanguage exploration={exploration}>
          <PoiPreview poi={shown} />
        </PreviewLanguage>
      }
    >
      <Form aria-label={t('poi.form.new')} className={styles.form} onSubmit={onSubmit}>
        <FormGuards form={form} />
        <Panel title={t('poi.info')}>
          <InfoFields {...fields} />
          <LocationKindField {...fields} />
        </Panel>
        <Panel title={t(`poi.where.${values.location_type}`)} text={t(`poi.where.text.${values.location_type}`)}>
          <PlaceMap {...fields} />
          <LocationFields {...fields} />
        </Panel>
        <Panel title={t('poi.arrival')} text={t('poi.arrival.text')}>
          <ArrivalFields {...fields} />
        </Panel>
        <SaveBar changed={changed} busy={busy} />
      </Form>
    </TwoColumns>
  );
}

/** Location kind of a new poi; the creator cannot change it later. */
function LocationKindField({ values, onChange }: FieldProps) {
  const { t } = useTranslation(poisTexts);
  return (
    <Radio.Group
      label={t('poi.kind')}
      description={t('poi.kind.fixed')}
      value={values.location_type}
      onChange={(kind) => onChange({ ...values, location_type: kind as LocationType })}
    >
      <div className={styles.kinds}>
        {LOCATION_TYPES.map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={t(`poi.location.${kind}`)}
            description={t(`poi.location.what.${kind}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
