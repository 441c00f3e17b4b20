import { Button, type ButtonProps, FileButton } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useRef } from 'react';

interface Props extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'loading'> {
  /** Accepted file types, in the syntax of the `accept` attribute. */
  accept: string;
  label: string;
  Icon: TablerIcon;
  onFile: (file: File) => unknown;
}

/**
 * Chooses a file from the device.
 * The input is reset afterwards, so that the same file can be chosen again after the creator fixed it.
 */
export function FilePicker({ accept, label, Icon, onFile, disabled = false, ...look }: Props) {
  const reset = useRef<() => void>(null);
  function take(file: File | null) {
    reset.current?.();
    if (file) onFile(file);
  }
  return (
    <FileButton accept={accept} disabled={disabled} resetRef={reset} onChange={take}>
      {(props) => (
        <Button
          {...props}
          {...look}
          disabled={disabled}
          variant="outline"
          leftSection={<Icon aria-hidden="true" size={20} />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
