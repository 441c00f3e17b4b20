import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { photoTexts } from '@puzzle-runs/web/i18n/photo.ts';
import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { PhotoTask } from '@puzzle-runs/web/photo/photo-task.tsx';
import type { PhotoTaskProps } from '@puzzle-runs/web/photo/photo-task-props.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterRoutes } from '#later-routes.ts';
import { useOutboxView } from '#offline/outbox-view.ts';
import { photoOutbox } from '#offline/photos/photo-outbox.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import { usePlay, useRunToken } from '../play-context.ts';
import { isUnauthorized, refetchGame } from '../queries.ts';
import { useOwnPhoto } from './use-own-photo.ts';

interface Props extends Omit<PhotoTaskProps, 'place' | 'waits'> {
  /** The entry of the outbox that waits for a network. */
  waiting: OutboxEntry | undefined;
}

/** A photo quest of the current game: with the own photo, and the queue for those that wait. */
export function PlayedPhotoCard({ waiting, ...props }: Props) {
  const { t } = useTranslation(photoTexts);
  const { joined, isPlayground } = usePlay();
  const client = useQueryClient();
  const { memoryOnly } = useOutboxView();
  const headers = useRunToken();
  const [asking, setAsking] = useState(false);
  const { photo } = props.task;
  const queued = waiting && isPhotoAnswer(waiting.body) ? waiting.body.answer : undefined;
  const own = useOwnPhoto(isPlayground ? undefined : (queued ?? photo?.id));
  const remove = useMutation<unknown, ApiProblem>({
    mutationFn: () => call(laterRoutes.photos.remove, { params: { photo_id: photo?.id ?? 0 }, headers }),
    throwOnError: isUnauthorized,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [laterRoutes.photos.list.path] });
      return refetchGame(client);
    },
    onSuccess: () => setAsking(false),
  });
  const place = isPlayground
    ? undefined
    : {
        inBattle: joined.battle !== null,
        keep: photoOutbox.store,
        memoryOnly: memoryOnly !== undefined,
        own,
        onDelete: photo && photo.id > 0 && own !== 'deleted' ? () => setAsking(true) : undefined,
      };
  return (
    <>
      <PhotoTask {...props} place={place} waits={queued !== undefined} />
      <ConfirmDialog
        open={asking}
        title={t('photo.delete.title')}
        text={t('photo.delete.text')}
        confirm={t('photo.delete')}
        tone="danger"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {remove.error && <ProblemNote>{t(`problem.${remove.error.code}`)}</ProblemNote>}
      </ConfirmDialog>
      <LiveRegion>{remove.isSuccess && !asking ? t('photo.own.deleted') : ''}</LiveRegion>
    </>
  );
}
