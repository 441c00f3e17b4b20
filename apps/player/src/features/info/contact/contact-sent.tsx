import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import styles from './contact-form.module.css';

interface Props {
  email: string;
  onAgain: () => void;
}

/** Replaces the form after the message was sent, and takes the focus. */
export function ContactSent({ email, onAgain }: Props) {
  const { t } = useTranslation(contactTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Card tone="current" className={styles.sent}>
      <IconCircleCheck size={40} aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>
        {t('contact.sent.title')}
      </h2>
      <p>{t('contact.sent.text', { email: email.trim() })}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t('contact.sent.again')}
      </Button>
    </Card>
  );
}
