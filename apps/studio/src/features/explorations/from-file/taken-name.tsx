import { Button, TextInput } from '@mantine/core';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explorationsTexts } from '#i18n/explorations.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './bad-file.module.css';

interface Props {
  /** The name in the file, which another exploration already uses. */
  taken: string;
  /** A name that may be free. */
  proposal: string;
  busy: boolean;
  /** Imports the file under another name. */
  onImport: (name: string) => void;
}

/** Offers to import a file under another name. */
export function TakenName({ taken, proposal, busy, onImport }: Props) {
  const { t } = useTranslation(explorationsTexts);
  const [name, setName] = useState(proposal);

  function submit() {
    if (name.trim() !== '') onImport(name.trim());
  }

  return (
    <div className={styles.place}>
      <Panel announced title={t('explorations.file.taken')} text={t('explorations.file.taken.text', { name: taken })}>
        <Form onSubmit={submit}>
          <TextInput
            label={t('explorations.file.taken.name')}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <FormActions>
            <Button type="submit" loading={busy}>
              {t('explorations.file.taken.import')}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </div>
  );
}
