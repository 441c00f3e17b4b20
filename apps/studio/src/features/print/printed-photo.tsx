import type { TaskContents } from '@puzzle-runs/domain/task/task-types.ts';
import { useTranslation } from 'react-i18next';
import { PrintedPicture } from './printed-picture.tsx';

/** The example of a photo quest with its caption; on paper there is nothing to fill in. */
export function PrintedPhoto({ content }: { content: TaskContents['photo'] }) {
  const { t } = useTranslation();
  const { example_image: image, example_caption: caption } = content;
  if (image === '') return <p>{t('print.photo')}</p>;
  return (
    <figure>
      <PrintedPicture src={image} label={caption || t('print.picture')} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
