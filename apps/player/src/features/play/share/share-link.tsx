import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconCopy, IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharingTexts } from '#i18n/sharing.ts';
import styles from './share.module.css';

interface Props {
  link: string;
  /** Title passed to the app it is shared with. */
  title: string;
}

/** Address field with buttons to copy or share it. */
export function ShareLink({ link, title }: Props) {
  const { t } = useTranslation(sharingTexts);
  const box = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setStatus(t('play.share.copied'));
    } catch {
      // Without https or permission: select the address, so that it can be copied by hand.
      box.current?.querySelector('input')?.select();
      setStatus(t('play.share.marked'));
    }
  }

  async function share() {
    // Rejects when the player closes the share dialog, which needs no message.
    await navigator.share({ title, url: link }).catch(() => undefined);
  }

  return (
    <div ref={box} className={styles.ways}>
      <TextField label={t('play.share.link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className={styles.buttons}>
        <Button onClick={copy}>
          <IconCopy aria-hidden size={20} />
          {t('play.share.copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="quiet" onClick={share}>
            <IconShare aria-hidden size={20} />
            {t('play.share.send')}
          </Button>
        )}
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
