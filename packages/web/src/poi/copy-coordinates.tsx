import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { Button } from '../ui/button.tsx';
import styles from './copy-coordinates.module.css';
import { formatCoordinates } from './format-coordinates.ts';

interface Props {
  point: GeoPoint;
  /** The action beside the button. */
  children: ReactNode;
}

/** Coordinates, copied with a tap. */
export function CopyCoordinates({ point, children }: Props) {
  const { t } = useTranslation(poiTexts);
  const shown = useRef<HTMLSpanElement>(null);
  const [status, setStatus] = useState('');
  const text = formatCoordinates(point);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t('play.place.copied'));
    } catch {
      // Without https or permission: select the text, so that the player can copy it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setStatus(t('play.place.marked'));
    }
  }

  return (
    <>
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" className={styles.copy} aria-label={t('play.place.copy')} onClick={copy}>
          <IconCopy aria-hidden size={22} />
        </Button>
      </div>
      <p className={styles.coordinates}>
        <span ref={shown}>{text}</span> <span role="status">{status}</span>
      </p>
    </>
  );
}
