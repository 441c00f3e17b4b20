import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';

interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Style of the choice's label. */
  style?: CSSProperties;
}

interface Props<T extends string> {
  /** Accessible name of the button, including the chosen value. */
  label: string;
  /** Visible content of the button. */
  shown: ReactNode;
  choices: readonly Choice<T>[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
}

/** Toolbar button that opens a single-choice list. */
export function ChoiceMenu<T extends string>({ label, shown, choices, chosen, onChoose }: Props<T>) {
  return (
    <Menu position="bottom-start" zIndex={300} returnFocus withinPortal checkIcon={<IconCheck aria-hidden size={16} />}>
      <Menu.Target>
        <ToolButton label={label} wide>
          {shown}
          <IconChevronDown aria-hidden size={14} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {choices.map(({ value, label: words, icon, style }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === chosen}
            closeMenuOnClick
            className={styles.item ?? ''}
            rightSection={icon}
            onChange={() => onChoose(value)}
          >
            <span style={style}>{words}</span>
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
