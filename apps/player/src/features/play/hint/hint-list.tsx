import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { useTranslation } from 'react-i18next';
import styles from './hint-card.module.css';
import { HintCard } from './hint-card.tsx';

/** The hints that lead to a spot without an address. */
export function HintList({ hints }: { hints: readonly PlayedHint[] }) {
  const { t } = useTranslation();
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints} aria-label={t('play.hint.list')}>
      {hints.map((hint, index) => (
        <HintCard key={hint.id} hint={hint} number={index + 1} />
      ))}
    </section>
  );
}
