import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { GappedText } from '@puzzle-runs/web/tasks/cloze/gapped-text.tsx';
import { playedContent } from '@puzzle-runs/web/tasks/played-content.ts';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { BlankLine } from '../print/answer-line.tsx';
import type { PrintedProps } from '../print/print-visibility.ts';

/** The text with its gaps, which are part of the question and always printed. Printed answers fill the gaps. */
export function PrintedCloze({ content, shown }: PrintedProps<'cloze'>) {
  const { t } = useTranslation(printTexts);
  const offered = playedContent('cloze', content).TaskClozeWords;
  return (
    <>
      <div>
        <GappedText
          html={content.text}
          renderGap={(gap) => (shown.answers ? <u>{content.TaskClozeWords[gap]?.word}</u> : <BlankLine short />)}
        />
      </div>
      {shown.fields && offered.length > 0 && (
        <p>
          {t('print.words')} {joinNames(offered.map(({ word }) => word))}
        </p>
      )}
    </>
  );
}
