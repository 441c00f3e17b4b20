import { useTranslation } from 'react-i18next';
import { useCountUp } from '#ui/use-count-up.ts';
import { formatEuros } from './format-euros.ts';
import styles from './price.module.css';
import { useInView } from './use-in-view.ts';

interface Props {
  oldPrice: number;
  price: number;
}

/** Counts down from the old price when it scrolls into view; screen readers get the current price. */
export function Price({ oldPrice, price }: Props) {
  const { t, i18n } = useTranslation();
  const [box, inView] = useInView<HTMLSpanElement>();
  const current = useCountUp(oldPrice, inView ? price : oldPrice);
  const format = (amount: number) => formatEuros(amount, i18n.language);

  return (
    <span ref={box} className={styles.price}>
      <span className="visually-hidden">
        {t('license.instead', { price: format(price), oldPrice: format(oldPrice) })}
      </span>
      <s aria-hidden="true">{format(oldPrice)}</s>
      <strong aria-hidden="true">{format(current)}</strong>
    </span>
  );
}
