import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

interface Props {
  label: string;
  value: string;
  /** Called once typing pauses. */
  onChange: (text: string) => void;
}

/** Debounced search text. */
export function SearchField({ label, value, onChange }: Props) {
  const { text, setText } = useDebouncedText(value, onChange);
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      icon={<IconSearch size={22} aria-hidden="true" />}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

/** Debounces a text field; a change of `value` from outside replaces the typed text. */
function useDebouncedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  // A layout effect is cleaned up as soon as the page is hidden. Other effects live on while the next page loads, and
  // the text would bring a player who has navigated away back to the list.
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
