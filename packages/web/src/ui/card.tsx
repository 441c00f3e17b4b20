import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  /** `current`: highlighted; `faint`: not available yet. */
  tone?: 'plain' | 'current' | 'faint';
}

/** A bordered box on the page background. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: Props) {
  return <Element className={classNames(styles.card, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
