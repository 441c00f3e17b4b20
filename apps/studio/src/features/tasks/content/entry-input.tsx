import { TextInput } from '@mantine/core';
import { ANSWER_MAX } from '@puzzle-runs/domain/limits.ts';
import { isBlank } from '@puzzle-runs/domain/task/text-comparison.ts';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface EntryInputHandle {
  /** Applies the text unless it is blank or refused. */
  confirm: () => void;
}

interface Props {
  ref: Ref<EntryInputHandle>;
  text: string;
  /** Counted from 0. */
  place: number;
  onText: (text: string) => void;
  /** Why a text is refused; undefined if it is valid. */
  refuse: (text: string) => string | undefined;
  onEnd: () => void;
}

/** Inline input for the text of an entry: Enter confirms, Escape cancels. */
export function EntryInput({ ref, text, place, onText, refuse, onEnd }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  function confirm() {
    if (isBlank(typed)) return;
    const refused = refuse(typed.trim());
    setRefusal(refused);
    if (refused === undefined) leave();
  }

  /** On blur, applies a valid text and drops any other. */
  function leave() {
    const next = typed.trim();
    if (!isBlank(next) && next !== text && refuse(next) === undefined) onText(next);
    onEnd();
  }

  useImperativeHandle(ref, () => ({ confirm }));
  useEffect(() => field.current?.focus(), []);

  function act(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter must not submit the surrounding form
    confirm();
  }

  return (
    <TextInput
      ref={field}
      aria-label={t('task.entry.text', { number: place + 1 })}
      value={typed}
      maxLength={ANSWER_MAX}
      error={refusal}
      onFocus={({ target }) => target.select()}
      onBlur={({ target, relatedTarget }) => {
        if (!target.closest('li')?.contains(relatedTarget)) leave();
      }}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={act}
    />
  );
}
