import { Button, Popover } from '@mantine/core';
import { IconDropletOff, IconHighlight, IconLetterA } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { useRestoreFocus } from '../plugins/use-restore-focus.ts';
import { useStyle } from './block-tools.tsx';
import styles from './color-tool.module.css';
import type { SelectionFormat } from './selection-format.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';

interface Props {
  property: 'color' | 'background-color';
  label: string;
  icon: ReactNode;
  /** CSS colour of the selection; '' for no colour. */
  chosen: string;
  colors: { readonly [name in ColorName]: string };
}

/** Colour of the selection: one of eight presets, a custom colour, or no colour. */
function ColorTool({ property, label, icon, chosen, colors }: Props) {
  const { t } = useTranslation(editorTexts);
  const [open, setOpen] = useState(false);
  const setStyle = useStyle(property);
  const { remember, goBack } = useRestoreFocus();
  const turn = (on: boolean) => {
    if (on) remember();
    else goBack();
    setOpen(on);
  };
  const choose = (color: string) => {
    turn(false);
    setStyle(color);
  };
  return (
    <Popover opened={open} onChange={turn} position="bottom-start" zIndex={300} trapFocus withinPortal>
      <Popover.Target>
        <ToolButton label={label} onClick={() => turn(!open)}>
          <span className={styles.tool}>
            {icon}
            <span className={styles.bar} style={{ background: chosen || 'currentColor' }} />
          </span>
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles.dropdown ?? ''}>
        <div className={styles.swatches}>
          {COLOR_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.swatch}
              style={{ background: colors[name] }}
              title={t(`editor.color.${name}`)}
              aria-label={t(`editor.color.${name}`)}
              aria-pressed={chosen === colors[name]}
              onClick={() => choose(colors[name])}
            />
          ))}
        </div>
        <CustomColor start={chosen || colors.red} onChoose={choose} />
        <Button
          variant="subtle"
          leftSection={<IconDropletOff aria-hidden size={18} />}
          disabled={chosen === ''}
          onClick={() => choose('')}
        >
          {t('editor.color.none')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Any colour, chosen with the browser's colour picker. */
function CustomColor({ start, onChoose }: { start: string; onChoose: (color: string) => void }) {
  const { t } = useTranslation(editorTexts);
  const [color, setColor] = useState(start);
  return (
    <div className={styles.own}>
      <input
        type="color"
        className={styles.chooser}
        aria-label={t('editor.color.own')}
        // The colour picker only supports opaque `#rrggbb` values.
        value={/^#[\da-f]{6}$/.test(color) ? color : '#000000'}
        onChange={(event) => setColor(event.currentTarget.value)}
      />
      <Button variant="outline" onClick={() => onChoose(color)}>
        {t('editor.color.own')}
      </Button>
    </div>
  );
}

export function ColorTools({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  return (
    <ToolGroup>
      <ColorTool
        property="color"
        label={t('editor.color')}
        icon={<IconLetterA aria-hidden size={16} stroke={2} />}
        chosen={look.style.color}
        colors={TEXT_COLORS}
      />
      <ColorTool
        property="background-color"
        label={t('editor.background')}
        icon={<IconHighlight aria-hidden size={16} stroke={2} />}
        chosen={look.style['background-color']}
        colors={BACKGROUND_COLORS}
      />
    </ToolGroup>
  );
}

/**
 * Readable on the light background (contrast of at least 4.5:1). The rich text styles lighten them in the dark scheme.
 */
const TEXT_COLORS = {
  red: '#c63d1e',
  orange: '#a85500',
  yellow: '#806a00',
  green: '#17694a',
  blue: '#16708f',
  violet: '#7a55b5',
  pink: '#b33d78',
  gray: '#5f6a65',
} as const;

/** Light tints: text on them is dark in both colour schemes. */
const BACKGROUND_COLORS = {
  red: '#fbd0c4',
  orange: '#ffdcb0',
  yellow: '#fff1a8',
  green: '#c5ebd5',
  blue: '#c4e5f5',
  violet: '#e0d5f5',
  pink: '#f9d2e5',
  gray: '#e0ddd3',
} as const;

type ColorName = keyof typeof TEXT_COLORS;
const COLOR_NAMES = Object.keys(TEXT_COLORS) as readonly ColorName[];
