import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'form';
  /** `current`: the one to look at; `faint`: not available yet. */
  tone?: 'plain' | 'current' | 'faint';
}

/** A leaf of the notebook. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: Props) {
  return <Element className={classNames(styles.card, tone !== 'plain' && styles[tone], className)} {...rest} />;
}
