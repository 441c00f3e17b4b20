import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { AnswerLine } from '../print/answer-line.tsx';
import type { PrintedProps } from '../print/print-visibility.ts';

export function PrintedText({ content, shown }: PrintedProps<'guess_text'>) {
  const { t } = useTranslation(printTexts);
  const { TaskGuessTextAnswers, focus, tolerance = 0 } = content;
  const answers = TaskGuessTextAnswers.map(({ answer }) => answer).join(` ${t('print.or')} `);
  const typos = focus || tolerance === 0 ? '' : ` (${t('print.typos', { count: tolerance })})`;
  return <AnswerLine label={t('print.answer')} answer={`${answers}${typos}`} shown={shown} />;
}
