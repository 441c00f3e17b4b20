import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-field.module.css';

interface Props {
  label: string;
  text: string;
}

/** Read-only text, usually an address, with a copy button. */
export function CopyField({ label, text }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNews(t('copy.done'));
    } catch {
      // Clipboard access needs https and permission. Otherwise select the text, ready to be copied by hand.
      input.current?.select();
      setNews(t('copy.marked'));
    }
  }

  return (
    <div className={styles.copy}>
      <TextInput
        ref={input}
        className={styles.text ?? ''}
        label={label}
        value={text}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button leftSection={<IconCopy aria-hidden="true" size={20} />} onClick={copy}>
        {t('copy.action')}
      </Button>
      <p className={styles.news} role="status">
        {news}
      </p>
    </div>
  );
}
