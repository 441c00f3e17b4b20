import { useTranslation } from 'react-i18next';
import { useCountUp } from '#ui/use-count.ts';
import { formatEuros } from './euros.ts';
import styles from './price.module.css';
import { useInView } from './use-seen.ts';

interface Props {
  oldPrice: number;
  price: number;
}

/** A price that counts down from the old one as soon as it is seen (specification 2, part 9); screen readers hear what counts. */
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
