import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { useCountUp } from '#ui/count-up.tsx';
import styles from './price.module.css';

interface Props {
  oldPrice: number;
  price: number;
}

/**
 * The current price beside the old one. On screens it counts down from the old price when it scrolls into view; all
 * else is final.
 */
export function Price({ oldPrice, price }: Props) {
  const { t, i18n } = useTranslation(licenseTexts);
  const [box, inView] = useInView<HTMLSpanElement>();
  const format = (amount: number) => formatEuros(amount, i18n.language);

  return (
    <span ref={box} className={styles.price}>
      <span className="visually-hidden">
        {t('license.instead', { price: format(price), oldPrice: format(oldPrice) })}
      </span>
      <s aria-hidden="true">{format(oldPrice)}</s>
      <strong aria-hidden="true" data-widest={format(oldPrice)}>
        <span className={styles.screen}>
          {inView ? <CountDown from={oldPrice} to={price} format={format} /> : format(price)}
        </span>
        <span className={styles.print}>{format(price)}</span>
      </strong>
    </span>
  );
}

interface CountDownProps {
  from: number;
  to: number;
  format: (amount: number) => string;
}

function CountDown({ from, to, format }: CountDownProps) {
  return format(useCountUp(from, to));
}

/** Whether an element has been in view; stays true. */
function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInView(true);
      observer.disconnect();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return [element, inView];
}

/** Formats whole euros for a language: `1.500 €`, `€1,500`. */
export function formatEuros(amount: number, language: string): string {
  return amount.toLocaleString(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
}
