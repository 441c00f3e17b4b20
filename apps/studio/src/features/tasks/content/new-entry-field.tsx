import { Button, TextInput } from '@mantine/core';
import { ANSWER_MAX } from '@puzzle-runs/domain/limits.ts';
import { isBlank } from '@puzzle-runs/domain/text/comparable-text.ts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './entry-list.module.css';

interface Props {
  /** The pending text. It belongs to the form, so saving adds it. */
  text: string;
  onText: (text: string) => void;
  /** Adds the text as an entry. */
  onAdd: () => void;
  /** Why a text is refused; undefined if it is valid. */
  refuse?: (text: string) => string | undefined;
}

/** Field that adds an answer; ignores blank text. */
export function NewEntryField({ text, onText, onAdd, refuse }: Props) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function add() {
    field.current?.focus();
    if (isBlank(text)) return;
    const refused = refuse?.(text.trim());
    setRefusal(refused);
    if (refused === undefined) onAdd();
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter must not submit the surrounding form
    add();
  }

  return (
    <div className={styles.adding}>
      <TextInput
        ref={field}
        aria-label={t('task.entry.new')}
        placeholder={t('task.entry.new')}
        autoComplete="off"
        value={text}
        maxLength={ANSWER_MAX}
        error={refusal}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={addByKey}
      />
      <Button variant="outline" leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={add}>
        {t('task.entry.add')}
      </Button>
    </div>
  );
}
