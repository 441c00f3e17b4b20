import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import styles from './hint-card.module.css';

interface Props {
  hints: readonly PlayedHint[];
  /** Renders the card of a hint; `number` is its position, from 1. */
  children: (hint: PlayedHint, number: number) => ReactNode;
}

/** The hints of a poi that has no address. */
export function HintList({ hints, children }: Props) {
  const { t } = useTranslation(poiTexts);
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints} aria-label={t('play.hint.list')}>
      {hints.map((hint, index) => (
        <Fragment key={hint.id}>{children(hint, index + 1)}</Fragment>
      ))}
    </section>
  );
}
