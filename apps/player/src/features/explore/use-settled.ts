import { useLayoutEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Text of a field that takes effect when typing pauses; `value` changing from outside replaces what was typed. */
export function useSettledText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  // A layout effect ends as soon as the page is hidden: while the next page is still being fetched, other effects live on, and
  // the text would bring a player who has walked on back to the list.
  useLayoutEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setKnown(text);
      onSettled(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSettled]);

  return { text, setText };
}
