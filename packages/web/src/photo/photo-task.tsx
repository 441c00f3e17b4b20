import '../i18n/photo.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../i18n/content-language.ts';
import type { TaskSubmission } from '../task/task-submission.ts';
import { Button } from '../ui/button.tsx';
import { ExamplePhoto } from './example-photo.tsx';
import { OwnPhoto, type OwnPicture } from './own-photo.tsx';
import { PhotoForm } from './photo-form.tsx';
import { PhotoState } from './photo-state.tsx';
import styles from './photo-task.module.css';

/** A photo quest as players see it. */
export type PlayedPhotoTask = Extract<PlayedTask, { task_type: 'photo' }>;

/** Additions of the game, which previews do not have. */
interface PhotoPlace {
  /** Whether the organiser of a battle reviews, and may show pictures on its board. */
  inBattle: boolean;
  /** Keeps a photo until it is sent. */
  keep: (id: number, photo: Blob) => Promise<void>;
  own: OwnPicture;
  /** Asks and deletes the own photo. */
  onDelete: (() => void) | undefined;
}

export interface PhotoTaskProps {
  task: PlayedPhotoTask;
  submission: TaskSubmission;
  place?: PhotoPlace | undefined;
  /** Why no photo is accepted now. */
  closed?: string | undefined;
  /** A photo waits to be sent: it is shown instead of an earlier one, and the player cannot take another. */
  waits?: boolean;
  /** Replaces the message of the last refusal. */
  refusal?: string | undefined;
}

/** A photo quest: the example, the verdict on the sent photo, and the form for a new one. */
export function PhotoTask(props: PhotoTaskProps) {
  const { task, place, closed, waits = false } = props;
  const { t } = useTranslation();
  const { lang } = useContentLanguage();
  const { photo } = task;
  /** The photo that the player wants to replace. */
  const [retaken, setRetaken] = useState<typeof photo>(null);
  const mayRetake = closed === undefined && !waits && (photo?.may_retake ?? true);
  const asks = photo === null ? !task.progressed : photo.state === 'rejected' || retaken?.id === photo.id;
  const isOpen = mayRetake && asks;
  const showsExample = isOpen || (photo === null && !waits && !task.progressed);
  const { example_image: example, example_caption: caption } = task.task;
  return (
    <div className={styles.photo}>
      {example !== null && showsExample && <ExamplePhoto src={example} caption={caption} lang={lang} />}
      {waits && place && <OwnPhoto own={place.own} />}
      {!waits && photo && <PhotoState task={task} photo={photo} place={place} replaceable={mayRetake} />}
      {photo && mayRetake && !isOpen && (
        <Button variant="quiet" onClick={() => setRetaken(photo)}>
          {t('photo.retake')}
        </Button>
      )}
      {isOpen && <PhotoForm key={photo?.id} {...props} />}
    </div>
  );
}
