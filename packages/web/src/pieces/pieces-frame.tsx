import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { conditionTexts } from '../i18n/conditions.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './pieces-frame.module.css';

/** Up to so many are drawn as a puzzle; more are rows. */
const PUZZLE_MAX = 4;

interface Props<P> {
  pieces: readonly P[];
  /** What stands in a piece. */
  children: (piece: P) => ReactNode;
}

/** The pieces of a quest, and how many of them are found. */
export function PiecesFrame<P extends { state: string }>({ pieces, children }: Props<P>) {
  const { t } = useTranslation(conditionTexts);
  const title = useId();
  const all = pieces.filter(({ state }) => state !== 'closed').length;
  const missing = pieces.filter(({ state }) => state === 'missing' || state === 'lost').length;
  return (
    <section className={styles.pieces} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('pieces.title')}</h2>
        {all > 0 && (
          <p role="status" data-complete={missing === 0 || undefined}>
            {missing === 0 ? t('pieces.all', { count: all }) : t('pieces.some', { found: all - missing, all })}
          </p>
        )}
      </div>
      <ul className={pieces.length <= PUZZLE_MAX ? styles.puzzle : styles.rows}>
        {pieces.map((piece, index) => (
          <li
            // Pieces that the player may not see have no id; their order is that of the creator.
            key={index}
            className={classNames(
              piece.state === 'missing' && styles.missing,
              (piece.state === 'lost' || piece.state === 'closed') && styles.lost,
            )}
          >
            {children(piece)}
          </li>
        ))}
      </ul>
    </section>
  );
}
