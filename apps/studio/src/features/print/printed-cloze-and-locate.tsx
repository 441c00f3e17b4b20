import type { TaskContents } from '@puzzle-runs/domain/task/task-types.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { GappedText } from '@puzzle-runs/web/task/answers/gapped-text.tsx';
import { playedContent } from '@puzzle-runs/web/task/played-content.ts';
import { useTranslation } from 'react-i18next';
import styles from './answers.module.css';
import { BlankLine } from './blank-line.tsx';
import type { PrintVisibility } from './print-visibility.ts';
import { PrintedPicture } from './printed-picture.tsx';
import { AnswerLine } from './printed-text-and-number.tsx';

/** The text with its gaps, which are part of the question and always printed. Printed answers fill the gaps. */
export function PrintedCloze({ content, shown }: { content: TaskContents['cloze']; shown: PrintVisibility }) {
  const { t } = useTranslation();
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

/** The picture to look for. A QR code reveals the answer, so it is printed only with the answers. */
export function PrintedLocate({ content, shown }: { content: TaskContents['locate']; shown: PrintVisibility }) {
  const { t } = useTranslation();
  const { locate_type, image, image_description, code } = content;
  return (
    <>
      {locate_type === 'image' && <PrintedPicture src={image} label={image_description || t('print.picture')} />}
      {locate_type === 'qr' && shown.answers && (
        <figure className={styles.qr}>
          <QrCode compact text={image} label={t('print.qr')} />
          <figcaption>{t('print.qr')}</figcaption>
        </figure>
      )}
      <AnswerLine label={t('print.code')} answer={code} shown={shown} />
    </>
  );
}
