import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Text of a field that takes effect when typing pauses; `value` changing from outside replaces what was typed. */
export function useSettledText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setKnown(text);
      onSettled(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSettled]);

  return { text, setText };
}
