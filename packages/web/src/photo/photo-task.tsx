import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../i18n/content-language.ts';
import { photoTexts } from '../i18n/photo.ts';
import { useResultInView } from '../tasks/use-result-in-view.ts';
import { Button } from '../ui/button.tsx';
import { OwnPhotoView } from './own-photo-view.tsx';
import { PhotoForm } from './photo-form.tsx';
import styles from './photo-task.module.css';
import type { PhotoTaskProps } from './photo-task-props.ts';
import { PhotoVerdict } from './photo-verdict.tsx';
import { useChosenPhoto } from './use-chosen-photo.ts';
import { useSentPhoto } from './use-sent-photo.ts';

/** A photo quest: the example, the verdict on the sent photo, and the form for a new one. */
export function PhotoTask(props: PhotoTaskProps) {
  const { task, place, closed, waits = false, submission } = props;
  const { t } = useTranslation(photoTexts);
  const { lang } = useContentLanguage();
  const { photo } = task;
  /** The photo that the player wants to replace. */
  const [retaken, setRetaken] = useState<typeof photo>(null);
  const mayRetake = closed === undefined && !waits && (photo?.may_retake ?? true);
  const asks = photo === null ? !task.progressed : photo.state === 'rejected' || retaken?.id === photo.id;
  const choice = useChosenPhoto();
  /** What the quest had when the player chose a photo: another phone of the team may send one before this one does. */
  const [before, setBefore] = useState<{ id: number | undefined; data: unknown }>();
  const isSent = waits || (submission.data !== undefined && submission.data !== before?.data);
  const { chosen, clear } = choice;
  useEffect(() => {
    if (isSent) clear();
  }, [isSent, clear]);
  const isOvertaken = chosen !== undefined && before?.id !== photo?.id && !submission.isPending && !isSent;
  const isOpen = (mayRetake && asks) || isOvertaken;
  const sent = useSentPhoto(photo?.id);
  const isComplete = waits || (sent.hasArrived && !submission.isPending);
  const part = useResultInView({ isForm: isOpen, isComplete, submission });
  const showsExample = isOpen || (photo === null && !waits && !task.progressed);
  const { example_image: example, example_caption: caption } = task.task;
  return (
    <div ref={part} className={styles.photo}>
      {example !== null && showsExample && <ExamplePhoto src={example} caption={caption} lang={lang} />}
      {waits && place && <OwnPhotoView own={place.own} meanwhile={sent.url} />}
      {!waits && photo && (
        <PhotoVerdict task={task} photo={photo} place={place} meanwhile={sent.url} replaceable={mayRetake} />
      )}
      {!waits && !photo && !isOpen && sent.url !== undefined && <OwnPhotoView own={{ url: sent.url }} />}
      {photo && mayRetake && !isOpen && (
        <Button variant="quiet" onClick={() => setRetaken(photo)}>
          {t('photo.retake')}
        </Button>
      )}
      {isOpen && (
        <PhotoForm
          {...props}
          choice={choice}
          onChoose={() => setBefore({ id: photo?.id, data: submission.data })}
          overtaken={isOvertaken ? (mayRetake ? 'replaceable' : 'final') : undefined}
          onSend={sent.note}
        />
      )}
    </div>
  );
}

interface ExampleProps {
  src: string;
  caption: string;
  lang: string | undefined;
}

/** The creator's example of a good photo; left out when it cannot be loaded. */
function ExamplePhoto({ src, caption, lang }: ExampleProps) {
  const { t } = useTranslation(photoTexts);
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <figure className={styles.example}>
      <img
        className={styles.picture}
        src={src}
        alt={caption || t('photo.example.alt')}
        onError={() => setBroken(true)}
      />
      <figcaption>
        <strong>{t('photo.example')}</strong> {caption !== '' && <span lang={lang}>{caption}</span>}
      </figcaption>
    </figure>
  );
}
