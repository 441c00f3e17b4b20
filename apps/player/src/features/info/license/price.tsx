import { useTranslation } from 'react-i18next';
import { licenseTexts } from '#i18n/license.ts';
import { useCountUp } from '#ui/use-count-up.ts';
import { formatEuros } from './format-euros.ts';
import styles from './price.module.css';
import { useInView } from './use-in-view.ts';

interface Props {
  oldPrice: number;
  price: number;
}

/** The current price beside the old one. On screens it counts down from the old price when it scrolls into view; all else is final. */
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
