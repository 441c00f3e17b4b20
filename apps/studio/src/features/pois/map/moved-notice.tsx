import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import styles from './poi-map.module.css';
import type { SavedMove } from './use-move-pin.ts';

interface Props {
  /** The last move; undefined before the first one and after it was undone. */
  moved: SavedMove | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** Tells which pin was moved and saved, with a button that moves it back. */
export function MovedNotice({ moved, busy, onUndo }: Props) {
  const { t } = useTranslation(poisTexts);
  return (
    <div role="status" className={styles.moved}>
      {moved && (
        <>
          <span>{t('poiMap.moved', { name: moved.poi.name })}</span>
          <Button variant="outline" loading={busy} onClick={onUndo}>
            {t('poiMap.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
