import { Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './setting-word.module.css';

interface Props {
  /** The setting in a word or two, with its value. */
  word: string;
  /** Accessible name of its fields. */
  label: string;
  /** Whether the creator has set it; otherwise the word is a default, in grey. */
  isSet: boolean;
  /** Looks like the chip around it, and not like a word. */
  isChip?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A word in a line of settings, which opens the fields that change it. */
export function SettingWord({ word, label, isSet, isChip = false, startsOpen = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);

  // After the first render, so that the word has the focus, which comes back when its fields close.
  const start = useEffectEvent(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  });
  useEffect(() => {
    const frame = startsOpen ? requestAnimationFrame(() => start()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [startsOpen]);

  /** Enter in a field is done with it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // and would submit the form around
    setOpened(false);
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="top-start"
      width="min(20rem, 90vw)"
      trapFocus
      returnFocus
      withinPortal={isChip} // chips stand in cards that cut off what reaches beyond them
      shadow="md"
    >
      <Popover.Target>
        <button
          ref={target}
          type="button"
          className={isChip ? undefined : styles.word}
          data-set={isSet || undefined}
          onClick={() => setOpened(!opened)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpened(false); // the fields close by themselves only while they have the focus
          }}
        >
          {word}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.fields ?? ''} aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
