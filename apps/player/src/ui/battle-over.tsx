import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconTrophy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { to } from '#to.ts';
import styles from './battle-over.module.css';
import { Link } from './link.tsx';

interface Props {
  battle: { slug: string };
  /** Whether visitors may see its ranking. */
  board?: boolean;
  children?: ReactNode;
}

/**
 * Tells visitors that a battle has ended, and leads them to its final ranking. The server takes no new teams any more.
 */
export function BattleOver({ battle, board = false, children }: Props) {
  const { t } = useTranslation(joiningTexts);
  return (
    <section className={styles.over} aria-labelledby="over">
      <h2 id="over">{t('join.over')}</h2>
      <p>{t('join.over.text')}</p>
      {board && (
        <Link className={buttonClass('sun')} to={to.board({ battle: battle.slug })}>
          <IconTrophy aria-hidden size={20} />
          {t('join.over.ranking')}
        </Link>
      )}
      {children}
    </section>
  );
}
