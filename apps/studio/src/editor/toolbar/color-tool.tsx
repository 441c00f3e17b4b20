import { Button, Popover } from '@mantine/core';
import { IconDropletOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { useRestoreFocus } from '../plugins/use-restore-focus.ts';
import { useStyle } from './block-tools.tsx';
import styles from './color-tool.module.css';
import { COLOR_NAMES, type ColorName } from './colors.ts';
import { CustomColor } from './custom-color.tsx';
import { ToolButton } from './tool-button.tsx';

interface Props {
  property: 'color' | 'background-color';
  label: string;
  icon: ReactNode;
  /** CSS colour of the selection; '' for no colour. */
  chosen: string;
  colors: { readonly [name in ColorName]: string };
}

/** Colour of the selection: one of eight presets, a custom colour, or no colour. */
export function ColorTool({ property, label, icon, chosen, colors }: Props) {
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
