import { TextInput } from '@mantine/core';
import { ANSWER_MAX } from '@puzzle-runs/domain/limits.ts';
import { isBlank } from '@puzzle-runs/domain/task/fold.ts';
import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface EntryInputHandle {
  /** Takes the text over; nothing happens while it is empty (specification 2, part 5). */
  confirm: () => void;
  /** Somebody goes on elsewhere: a text that can be taken is taken, any other is dropped. */
  leave: () => void;
}

interface Props {
  ref: Ref<EntryInputHandle>;
  text: string;
  /** Counted from 0. */
  place: number;
  /** Answers why a text cannot be taken, or takes it. */
  onText: (text: string) => string | undefined;
  onEnd: () => void;
}

/** The text of an entry while it is edited in its place: Enter confirms, Escape leaves it as it was. */
export function EntryInput({ ref, text, place, onText, onEnd }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const [refusal, setRefusal] = useState<string>();

  function confirm() {
    if (isBlank(typed)) return;
    const refused = typed.trim() === text ? undefined : onText(typed.trim());
    setRefusal(refused);
    if (refused === undefined) onEnd();
  }

  function leave() {
    if (!isBlank(typed) && typed.trim() !== text) onText(typed.trim());
    onEnd();
  }

  useImperativeHandle(ref, () => ({ confirm, leave }));

  function act(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form around is not what is meant
    confirm();
  }

  return (
    <TextInput
      aria-label={t('quest.entry.text', { number: place + 1 })}
      autoFocus
      value={typed}
      maxLength={ANSWER_MAX}
      error={refusal}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={act}
    />
  );
}
