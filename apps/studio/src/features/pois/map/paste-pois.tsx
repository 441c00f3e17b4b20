import { Button, Modal, Textarea } from '@mantine/core';
import { pastedPois } from '@puzzle-runs/domain/poi/pasted-pois.ts';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { writtenDegrees } from '#ui/pin-texts.ts';
import styles from './paste-pois.module.css';
import type { PinFields } from './use-new-pins.ts';

/** Takes a pasted table of spots, shows what it reads, and hands it over as new spots. */
export function PastePois({ onAdd }: { onAdd: (pins: readonly PinFields[]) => void }) {
  const { t } = useTranslation(poisTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" leftSection={<IconTable aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
        {t('pastePois.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('pastePois.title')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        size="44rem"
      >
        <PasteForm
          onAdd={(pins) => {
            onAdd(pins);
            setOpen(false);
          }}
        />
      </Modal>
    </>
  );
}

function PasteForm({ onAdd }: { onAdd: (pins: readonly PinFields[]) => void }) {
  const { t } = useTranslation(poisTexts);
  const [text, setText] = useState('');
  const rows = pastedPois(text);
  const unplaced = rows.filter(({ place }) => place === null).length;

  function submit() {
    if (rows.length > 0) onAdd(rows);
  }

  return (
    <Form onSubmit={submit}>
      <Textarea
        data-autofocus
        label={t('pastePois.table')}
        description={t('pastePois.how')}
        minRows={4}
        maxRows={8}
        autosize
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={styles.count}>
        {text !== '' && t('pastePois.found', { count: rows.length })}
        {unplaced > 0 && ` ${t('pastePois.unplaced', { count: unplaced })}`}
      </p>
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it, also in Safari
        <div className={styles.scroll} role="group" aria-label={t('pastePois.preview')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('pastePois.name')}</th>
                <th scope="col">{t('pastePois.text')}</th>
                <th scope="col">{t('pastePois.place')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, name, text: words, place }) => (
                <tr key={line}>
                  <th scope="row">{name || '–'}</th>
                  <td>{words || '–'}</td>
                  <td>{place ? `${writtenDegrees(place.latitude)}, ${writtenDegrees(place.longitude)}` : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <FormActions>
        <Button type="submit" disabled={rows.length === 0}>
          {t('pastePois.add', { count: rows.length })}
        </Button>
      </FormActions>
    </Form>
  );
}
