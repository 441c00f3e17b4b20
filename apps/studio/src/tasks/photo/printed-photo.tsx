import { useTranslation } from 'react-i18next';
import { printTexts } from '#i18n/print.ts';
import type { PrintedProps } from '../print/print-visibility.ts';
import { PrintedPicture } from '../print/printed-picture.tsx';

/** The example of a photo quest with its caption; on paper there is nothing to fill in. */
export function PrintedPhoto({ content }: PrintedProps<'photo'>) {
  const { t } = useTranslation(printTexts);
  const { example_image: image, example_caption: caption } = content;
  if (image === '') return <p>{t('print.photo')}</p>;
  return (
    <figure>
      <PrintedPicture src={image} label={caption || t('print.picture')} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
