import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import { AnswerLine } from '../print/answer-line.tsx';
import styles from '../print/answers.module.css';
import type { PrintedProps } from '../print/print-visibility.ts';
import { PrintedPicture } from '../print/printed-picture.tsx';

/** The picture to look for. A QR code reveals the answer, so it is printed only with the answers. */
export function PrintedLocate({ content, shown }: PrintedProps<'locate'>) {
  const { t } = useTranslation(printTexts);
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
