import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PreviewLanguage } from './preview-language.tsx';
import styles from './with-preview.module.css';

const PlaceContext = createContext<HTMLElement | null>(null);

interface Props {
  /** Slug. */
  exploration: string;
  preview: ReactNode;
  children: ReactNode;
}

/** A form with the players' view beside it; where there is no room for both, a button shows the view below. */
export function WithPreview({ exploration, preview, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className={styles.both}>
      <div className={styles.main}>
        <PlaceContext value={place}>{children}</PlaceContext>
      </div>
      <aside className={styles.side}>
        <Button
          className={styles.button ?? ''}
          variant="outline"
          aria-expanded={shown}
          aria-controls={id}
          leftSection={<Icon aria-hidden="true" size={20} />}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'preview.hide' : 'preview.show')}
        </Button>
        <div id={id} ref={setPlace} className={styles.preview} data-shown={shown || undefined}>
          <PreviewLanguage exploration={exploration}>{preview}</PreviewLanguage>
        </div>
      </aside>
    </div>
  );
}

/** Shows a preview in the place for it, from anywhere in the form beside. */
export function PreviewOf({ exploration, children }: { exploration: string; children: ReactNode }) {
  const place = use(PlaceContext);
  return place && createPortal(<PreviewLanguage exploration={exploration}>{children}</PreviewLanguage>, place);
}
