import { useTranslation } from 'react-i18next';
import styles from './quest-card.module.css';
import type { QuestSubmission } from './quest-submission.ts';
import { useProblemWords } from './use-problem-words.ts';

interface Props {
  submission: QuestSubmission;
  /** Attempts left; null where they are not counted. */
  remaining: number | null;
}

/** What became of the answer, and what to do next. */
export function QuestNotice({ submission: { error, isPending, failureCount }, remaining }: Props) {
  const { t } = useTranslation();
  const words = useProblemWords();
  if (isPending) return failureCount > 0 && <p role="status">{t('play.quest.repeating')}</p>;
  if (!error) return null;
  return (
    <p className={styles.refused} role="alert">
      {error.code === 'wrong_answer' && remaining !== null
        ? t('play.quest.wrong', { count: remaining })
        : error.code === 'network'
          ? t('play.quest.lost')
          : words(error)}
    </p>
  );
}
