import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import styles from './color-tool.module.css';

/** Any colour, chosen with the browser's colour picker. */
export function CustomColor({ start, onChoose }: { start: string; onChoose: (color: string) => void }) {
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
