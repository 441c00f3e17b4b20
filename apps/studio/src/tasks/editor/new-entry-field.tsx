import { Button, TextInput } from '@mantine/core';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { pastedLines } from '@puzzle-runs/domain/text/pasted-lines.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import styles from './entry-list.module.css';

interface Props {
  /** The pending text. It belongs to the form, so saving adds it. */
  text: string;
  onText: (text: string) => void;
  /** Adds texts as entries. */
  onAdd: (texts: readonly string[]) => void;
  /** Why a text is refused; undefined if it is valid. */
  refuse?: (text: string) => string | undefined;
  /** What is added. */
  what?: 'entry' | 'option';
}

/** Field that adds an answer; ignores blank text. Several pasted lines are several answers. */
export function NewEntryField({ text, onText, onAdd, refuse, what = 'entry' }: Props) {
  const { t } = useTranslation(tasksTexts);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function add() {
    field.current?.focus();
    if (isBlank(text)) return;
    const refused = refuse?.(text.trim());
    setRefusal(refused);
    if (refused === undefined) onAdd([text.trim()]);
  }

  /** Adds each line that is not refused; an answer that is already there needs no second entry. */
  function addLines(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const lines = pastedLines(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
    if (lines.length < 2) return;
    event.preventDefault();
    setRefusal(undefined);
    onAdd(lines.filter((line) => refuse?.(line) === undefined));
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
        aria-label={t(`task.${what}.new`)}
        placeholder={t(`task.${what}.new`)}
        autoComplete="off"
        value={text}
        maxLength={ANSWER_MAX}
        error={refusal}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={addByKey}
        onPaste={addLines}
      />
      <Button variant="outline" leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={add}>
        {t(`task.${what}.add`)}
      </Button>
    </div>
  );
}
