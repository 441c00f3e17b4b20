import { IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { taskTexts } from '../../i18n/task.ts';
import type { AnswerProps } from '../answer-form.ts';
import styles from './decision-input.module.css';

/** Options of which a team chooses one; with pictures they stand side by side. */
export function DecisionInput({ content, draft, onDraft }: AnswerProps<'decision', readonly number[]>) {
  const { t } = useTranslation(taskTexts);
  const language = useContentLanguage();
  const name = useId();
  const { TaskOptions: options } = content;
  const isIllustrated = options.some(({ image }) => image !== null);

  return (
    <>
      <fieldset className={styles.options} data-illustrated={isIllustrated || undefined}>
        <legend>{t('play.answer.decision')}</legend>
        {options.map(({ id, option, image }) => (
          <label key={id} className={styles.option}>
            {image !== null && <img src={image} alt="" loading="lazy" />}
            <span {...language}>{option}</span>
            <input type="radio" name={name} checked={draft.includes(id)} onChange={() => onDraft([id])} />
          </label>
        ))}
      </fieldset>
      <p className={styles.once}>
        <IconUsers aria-hidden size={20} />
        {t('play.decision.once')}
      </p>
    </>
  );
}
