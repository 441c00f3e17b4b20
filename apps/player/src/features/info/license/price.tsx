import { useTranslation } from 'react-i18next';
import { useCount } from '#ui/use-count.ts';
import { euros } from './euros.ts';
import styles from './price.module.css';
import { useSeen } from './use-seen.ts';

interface Props {
  oldPrice: number;
  price: number;
}

/** A price that counts down from the old one as soon as it is seen (specification 2, part 9); screen readers hear what counts. */
export function Price({ oldPrice, price }: Props) {
  const { t, i18n } = useTranslation();
  const [box, seen] = useSeen<HTMLSpanElement>();
  const shown = useCount(oldPrice, seen ? price : oldPrice);
  const written = (amount: number) => euros(amount, i18n.language);

  return (
    <span ref={box} className={styles.price}>
      <span className="visually-hidden">
        {t('license.instead', { price: written(price), oldPrice: written(oldPrice) })}
      </span>
      <s aria-hidden="true">{written(oldPrice)}</s>
      <strong aria-hidden="true">{written(shown)}</strong>
    </span>
  );
}
