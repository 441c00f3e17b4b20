import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { infoTexts } from '#i18n/info.ts';
import styles from './code-block.module.css';

interface Props {
  /** Title above the code and for screen readers. */
  title: string;
  code: string;
}

/** Code with a copy button. */
export function CodeBlock({ title, code }: Props) {
  const { t } = useTranslation(infoTexts);
  const text = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setStatus(t('info.copied'));
    } catch {
      // Without https or permission: select the code, so that it can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setStatus(t('info.marked'));
    }
  }

  return (
    <figure className={styles.block} translate="no">
      <figcaption className={styles.head}>
        <span>{title}</span>
        <span role="status">{status}</span>
        <button type="button" className={styles.copy} aria-label={t('info.copyOf', { title })} onClick={copy}>
          {status ? <IconCheck size={20} aria-hidden="true" /> : <IconCopy size={20} aria-hidden="true" />}
        </button>
      </figcaption>
      <pre className={styles.code}>
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  );
}
