import { useLayoutEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Text of a field that takes effect when typing pauses; `value` changing from outside replaces what was typed. */
export function useDebouncedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  // A layout effect ends as soon as the page is hidden: while the next page is still being fetched, other effects live on, and
  // the text would bring a player who has walked on back to the list.
  useLayoutEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setLastValue(text);
      onPause(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onPause]);

  return { text, setText };
}
