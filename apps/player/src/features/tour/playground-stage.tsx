import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import styles from './playground-stage.module.css';

interface Props {
  /** Whether to show a restart button. */
  canRestart: boolean;
  /** Height reserved until the playground has loaded, as CSS length. */
  minHeight: string;
  children: ReactNode;
}

/** Frame for playgrounds: real parts of the product with example content. */
export function PlaygroundStage({ canRestart: restarts, minHeight: room, children }: Props) {
  const { t, i18n } = useTranslation(playgroundTexts);
  const [round, setRound] = useState(1);
  const id = useId();
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('stage.title')}</h2>
        {restarts && (
          <Button variant="quiet" className={styles.restart} onClick={() => setRound(round + 1)}>
            <IconRefresh aria-hidden size={20} />
            {t('stage.restart')}
          </Button>
        )}
      </header>
      <div className={styles.content} style={{ minHeight: room }}>
        <Fragment key={`${i18n.language} ${round}`}>{children}</Fragment>
      </div>
    </section>
  );
}
