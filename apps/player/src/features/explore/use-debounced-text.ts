import { useLayoutEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Debounces a text field; a change of `value` from outside replaces the typed text. */
export function useDebouncedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  // A layout effect is cleaned up as soon as the page is hidden. Other effects live on while the next page loads, and the text would
  // bring a player who has navigated away back to the list.
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
