import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import styles from './share-cards.module.css';

interface Props {
  onLeave: () => void;
  children: ReactNode;
}

/** All elements of the page that neither contain `element` nor lie inside it. */
function elementsOutside(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent) return [];
  return [...parent.children].filter((other) => other !== element).concat(elementsOutside(parent));
}

/** Print preview with only the cards. It makes the rest of the page inert; Escape closes it. */
export function CardPreview({ onLeave, children }: Props) {
  const { t } = useTranslation(battlesTexts);
  const sheet = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const covered = sheet.current ? elementsOutside(sheet.current).filter((other) => !other.hasAttribute('inert')) : [];
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    for (const other of covered) other.setAttribute('inert', '');
    addEventListener('keydown', onKey);
    back.current?.focus();
    return () => {
      for (const other of covered) other.removeAttribute('inert');
      removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <div ref={sheet} className={styles.preview}>
      <Button ref={back} className={styles.back ?? ''} onClick={onLeave}>
        {t('battle.cards.leave')}
      </Button>
      {children}
    </div>
  );
}
