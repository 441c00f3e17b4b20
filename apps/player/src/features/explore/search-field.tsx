import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useDebouncedText } from './use-debounced-text.ts';

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
