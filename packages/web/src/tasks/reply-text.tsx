import { languageAttributes, useContentLanguage } from '../i18n/content-language.ts';
import type { TaskMemory, TaskSubmission } from './task.ts';
import styles from './task-card.module.css';

interface Props {
  submission: Pick<TaskSubmission, 'error'>;
  memory: TaskMemory | undefined;
}

/** The creator's reply to the last wrong answer, also after the page was left; nothing without one. */
export function ReplyText({ submission: { error }, memory }: Props) {
  const language = useContentLanguage();
  const { reply, reply_lang: lang } = (error?.code === 'wrong_answer' ? error.params : memory?.refused) ?? {};
  if (typeof reply !== 'string') return null;
  return (
    <p className={styles.reply} {...(typeof lang === 'string' ? languageAttributes(lang) : language)}>
      {reply}
    </p>
  );
}
