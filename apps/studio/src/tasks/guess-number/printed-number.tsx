import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { AnswerLine } from '../print/answer-line.tsx';
import type { PrintedProps } from '../print/print-visibility.ts';

export function PrintedNumber({ content, shown }: PrintedProps<'guess_number'>) {
  const { t } = useTranslation(printTexts);
  const { answer, range_from: from, range_to: to, tolerance = 0 } = content;
  const accepted = tolerance === 0 ? String(answer) : t('print.tolerance', { answer, tolerance });
  return (
    <>
      {from !== null && to !== null && <p>{t('print.range', { from, to })}</p>}
      <AnswerLine label={t('print.number')} answer={accepted} shown={shown} />
    </>
  );
}
