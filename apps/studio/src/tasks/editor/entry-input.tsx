import { TextInput } from '@mantine/core';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';

export interface EntryInputHandle {
  /** Closes the input unless the text is blank or refused. */
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

/** Inline input for the text of an entry: Enter confirms, Escape restores the text from before. */
export function EntryInput({ ref, text, place, onText, refuse, onEnd }: Props) {
  const { t } = useTranslation(tasksTexts);
  const [typed, setTyped] = useState(text);
  const [before] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  /** Applies the text while it is typed, so that saving includes it. A blank text leaves the entry as it was. */
  function type(next: string) {
    setTyped(next);
    setRefusal(undefined);
    onText(isBlank(next) ? before : next.trim());
  }

  function confirm() {
    if (!isBlank(typed)) leave();
  }

  /** Closes the input unless the text is refused. */
  function leave() {
    const refused = isBlank(typed) ? undefined : refuse(typed.trim());
    setRefusal(refused);
    if (refused === undefined) onEnd();
  }

  function cancel() {
    onText(before);
    onEnd();
  }

  useImperativeHandle(ref, () => ({ confirm }));
  useEffect(() => field.current?.focus(), []);

  function act(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel();
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
      onChange={({ target }) => type(target.value)}
      onKeyDown={act}
    />
  );
}
