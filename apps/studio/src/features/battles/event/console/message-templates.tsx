import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import styles from './console.module.css';

/** Templates of messages and of answers, by the place where they are offered. */
const TEMPLATES = {
  message: ['soon', 'back', 'thanks'],
  hint: ['hint', 'ask', 'next'],
  answer: ['coming', 'arrival', 'ask'],
} as const;

interface Props {
  of: keyof typeof TEMPLATES;
  text: string;
  onText: (text: string) => void;
}

/** Short names of sentences that are often needed; one fills the field, where it can be changed. */
export function MessageTemplates({ of, text, onText }: Props) {
  const { t } = useTranslation(eventTexts);
  return (
    <div className={styles.templates} role="group" aria-label={t('event.templates')}>
      {TEMPLATES[of].map((name) => {
        const words = t(`event.template.${name}.text`);
        return (
          <button
            key={name}
            type="button"
            className={styles.template}
            aria-pressed={text === words}
            onClick={() => onText(words)}
          >
            {t(`event.template.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
