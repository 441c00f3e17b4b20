import { Button, TextInput } from '@mantine/core';
import { HTML_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { MapPreview } from '@puzzle-runs/web/map/map-preview.tsx';
import { IconMapPin } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { runTexts } from '#i18n/run.ts';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { PictureField } from '#shell/form/picture-field.tsx';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { usePlacesOf } from '#shell/use-town.ts';
import { FoldRow, FoldRows } from '#ui/fold-row.tsx';
import { Form } from '#ui/form.tsx';
import { AccessField, accessOf } from './access-field.tsx';
import styles from './new-exploration-form.module.css';
import { PostalCodeField } from './run-rows.tsx';
import { useExplorationForm } from './use-exploration-form.ts';

/** Creates an exploration: name, short description and postal code; all else comes on its page. */
export function NewExplorationForm() {
  const { t } = useTranslation(runTexts);
  const form = useExplorationForm();
  const { busy, onSubmit } = form.parts.record;
  const { name, image } = form.values;
  const access = accessOf(form.values);
  const [more, setMore] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => first.current?.focus()); // after the page's own focus
    return () => clearTimeout(timer);
  }, []);
  const state = [
    t(image === '' ? 'explorations.new.noPicture' : 'explorations.new.picture'),
    t(`explorations.row.access.${access}`),
  ];

  /** A field that is wrong may be in the closed row. */
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    if (access !== 'public' || image !== '') setMore(true);
    onSubmit(event);
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <FormGuards form={form} />
      <TextInput {...form.text('name')} label={t('explorations.name')} required maxLength={NAME_MAX} ref={first} />
      <RichTextEditor
        {...form.field('description')}
        label={t('explorations.description')}
        placeholder={t('explorations.description.hint')}
        required
        quiet
        maxLength={HTML_MAX}
        uploads={editorUploads}
      />
      <div className={styles.where}>
        <PostalCodeField form={form} />
        <Place postalCode={form.values.postal_code} />
      </div>
      <FoldRows>
        <FoldRow
          label={t('explorations.new.more')}
          value={state.join(' · ')}
          isSet={image !== '' || access !== 'public'}
          open={more}
          onToggle={() => setMore(!more)}
        >
          <PictureField
            {...form.field('image')}
            label={t('explorations.image')}
            alt={t('explorations.image.alt', { name })}
          />
          <AccessField form={form} stored={undefined} />
        </FoldRow>
      </FoldRows>
      <Button type="submit" size="lg" loading={busy}>
        {t('explorations.new.do')}
      </Button>
    </Form>
  );
}

/** The place of a postal code: its name, and where in the country it is. The map is a picture, not a control. */
function Place({ postalCode }: { postalCode: string }) {
  const { t } = useTranslation(runTexts);
  const places = usePlacesOf(postalCode);
  if (!places) return null;
  const [place, another] = places;
  if (!place) return <p className={styles.place}>{t('map.noPlace', { code: postalCode })}</p>;
  return (
    <div role="group" aria-label={t('explorations.place')} className={styles.group}>
      <p className={styles.place}>
        <IconMapPin aria-hidden="true" size={20} />
        {places.map((each) => each.name).join(', ')}
      </p>
      {!another && (
        <div className={styles.map} inert>
          <MapPreview place={place} label={place.name} scale="town" />
        </div>
      )}
    </div>
  );
}
