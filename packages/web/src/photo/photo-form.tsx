import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../api/api-problem.ts';
import { photoTexts } from '../i18n/photo.ts';
import { taskTexts } from '../i18n/task.ts';
import { useProblemMessage } from '../tasks/use-problem-message.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { holdPhoto } from './held-photos.ts';
import styles from './photo-task.module.css';
import type { PhotoTaskProps } from './photo-task-props.ts';
import type { PhotoChoice } from './use-chosen-photo.ts';

/** Refusals with a sentence for photos; the others have one for all quests. */
const REFUSED = [
  'photo_limit',
  'media_too_large',
  'too_large',
  'wrong_media_type',
] as const satisfies readonly FailureCode[];

/** Ids on this device are negative, those of the server positive. */
function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -(1 + (high % 2 ** 20) * 2 ** 32 + low);
}

interface Props extends PhotoTaskProps {
  choice: PhotoChoice;
  onChoose: () => void;
  onSend: (photo: Blob) => void;
  /** Another photo was sent since this one was chosen: it may be replaced, or counts already. */
  overtaken: 'replaceable' | 'final' | undefined;
}

/** Takes, shows and sends a photo. */
export function PhotoForm({ task, submission, place, refusal, choice, onChoose, onSend, overtaken }: Props) {
  const { t } = useTranslation(photoTexts);
  const { t: tTask } = useTranslation(taskTexts);
  const problemMessage = useProblemMessage();
  const { chosen, preparing, problem, choose, clear } = choice;
  const [missing, setMissing] = useState(false);
  const [boardAllowed, setBoardAllowed] = useState(false);
  /** The id under which the shown photo was sent: sending it again is the same answer. */
  const held = useRef<{ photo: Blob; id: number }>(null);
  const { error, isPending, submittedAt, mutate } = submission;

  // The second press of a double tap comes before the page knows of the first.
  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = false;
  }, [submittedAt]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isPending || isSending.current || preparing || overtaken === 'final') return;
    setMissing(!chosen);
    if (!chosen) return;
    isSending.current = true;
    if (held.current?.photo !== chosen.photo) held.current = { photo: chosen.photo, id: newId() };
    const { id } = held.current;
    holdPhoto(id, chosen.photo);
    onSend(chosen.photo);
    await place?.keep(id, chosen.photo);
    mutate({
      progress_type: 'task',
      progress_id: task.id,
      task_type: 'photo',
      answer: id,
      board_allowed: boardAllowed,
    } satisfies Submission);
  }

  function errorText() {
    if (problem) return t(`photo.unreadable.${problem}`);
    if (missing && !chosen) return t('photo.missing');
    if (!error) return undefined;
    if (refusal !== undefined) return refusal;
    const own = REFUSED.find((code) => code === error.code);
    if (own) return t(`photo.refused.${own}`);
    return error.code === 'network' ? t('photo.lost') : problemMessage(error);
  }

  const text = isPending ? undefined : errorText();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label={tTask('play.kind.photo')}
    >
      <PhotoNotice inBattle={place?.inBattle ?? false} keptDays={task.task.kept_days} />
      {chosen && <img className={styles.picture} src={chosen.url} alt={t('photo.preview')} />}
      {overtaken && <p role="status">{t('photo.overtaken')}</p>}
      {overtaken !== 'final' && (
        <PhotoFiles
          again={chosen !== undefined}
          onFile={(file) => {
            onChoose();
            void choose(file);
          }}
        />
      )}
      {place?.inBattle && chosen && overtaken !== 'final' && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={boardAllowed}
            onChange={({ currentTarget }) => setBoardAllowed(currentTarget.checked)}
          />
          <span>
            {t('photo.board')}
            <small>{t('photo.board.hint')}</small>
          </span>
        </label>
      )}
      {text !== undefined && (
        <p className={styles.refused} role="alert">
          {text}
        </p>
      )}
      {chosen && overtaken !== 'final' && (
        <div data-act className={styles.act}>
          <Button type="submit" busy={isPending || preparing}>
            {t('photo.send')}
          </Button>
        </div>
      )}
      {overtaken && (
        <Button variant="quiet" onClick={clear}>
          {t('photo.discard')}
        </Button>
      )}
      <LiveRegion>{preparing ? t('photo.preparing') : chosen ? t('photo.ready') : ''}</LiveRegion>
    </form>
  );
}

interface NoticeProps {
  inBattle: boolean;
  keptDays: number;
}

/** Shown before a photo is taken: who sees it, until when, and who may be in it. */
function PhotoNotice({ inBattle, keptDays }: NoticeProps) {
  const { t } = useTranslation(photoTexts);
  const title = useId();
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <h3 id={title}>{t('photo.notice')}</h3>
      <ul>
        <li>
          {t(inBattle ? 'photo.notice.organiser' : 'photo.notice.creator')}{' '}
          {t('photo.notice.until', { count: keptDays })}
        </li>
        <li>
          <strong>{t('photo.notice.people')}</strong> {t('photo.notice.young')}
        </li>
      </ul>
    </section>
  );
}

interface FilesProps {
  /** Whether a photo is there already. */
  again: boolean;
  onFile: (file: File) => void;
}

/** Two ways to a photo: the camera of the phone, or a file. On computers, both open the choice of files. */
function PhotoFiles({ again, onFile }: FilesProps) {
  const { t } = useTranslation(photoTexts);

  function take({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    if (file) onFile(file);
    field.value = '';
  }

  return (
    <div className={styles.ways}>
      <label className={classNames(styles.way, !again && styles.main)}>
        <IconCamera aria-hidden size={22} />
        {t(again ? 'photo.again' : 'photo.take')}
        <input type="file" accept="image/*" capture="environment" onChange={take} />
      </label>
      <label className={styles.way}>
        <IconPhoto aria-hidden size={22} />
        {t('photo.choose')}
        <input type="file" accept="image/*" onChange={take} />
      </label>
    </div>
  );
}
