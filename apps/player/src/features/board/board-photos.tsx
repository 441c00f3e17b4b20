import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { steadyAddresses } from '@puzzle-runs/web/photo/steady-address.ts';
import { IconFlag, IconPlayerPause, IconPlayerPlay, IconPlayerTrackNext } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardTexts } from '#i18n/board.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import styles from './board-photos.module.css';

/** How long a photo stays, in milliseconds. */
const SHOWN_MS = 8_000;

interface Props {
  photos: BattleBoard['photos'];
  slug: string;
}

/** The photos that their teams and the organiser show, one after the other, each with a way to report it. */
export function BoardPhotos({ photos, slug }: Props) {
  const { t } = useTranslation(boardTexts);
  const client = useQueryClient();
  const [addressOf] = useState(() => steadyAddresses());
  const { shown, paused, next, toggle, hold } = useSlideshow(photos.length);
  const [asked, setAsked] = useState<number>();
  const report = useMutation({
    mutationFn: (id: number) => call(routes.board.reportPhoto, { params: { battle: slug, photo_id: id } }),
    onSuccess: () => setAsked(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: [routes.board.read.path] }),
  });
  const photo = photos[shown];
  if (!photo) return null;
  const team = t('board.photos.of', { team: photo.Team.name });

  function ask(id: number) {
    hold(); // the photo of the question stays
    setAsked(id);
  }

  return (
    <section className={styles.photos} aria-label={t('board.photos')}>
      <figure key={photo.id} className={styles.figure}>
        <img src={addressOf(photo.id, photo.url)} alt={team} />
        <figcaption>{photo.Team.name}</figcaption>
      </figure>
      <div className={styles.acts}>
        {photos.length > 1 && (
          <>
            <button type="button" aria-label={t(paused ? 'board.photos.play' : 'board.photos.pause')} onClick={toggle}>
              {paused ? <IconPlayerPlay aria-hidden size={24} /> : <IconPlayerPause aria-hidden size={24} />}
            </button>
            <button type="button" aria-label={t('board.photos.next')} onClick={next}>
              <IconPlayerTrackNext aria-hidden size={24} />
            </button>
          </>
        )}
        <button type="button" onClick={() => ask(photo.id)}>
          <IconFlag aria-hidden size={20} />
          {t('board.photos.report')}
        </button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('board.photos.report.title')}
        text={t('board.photos.report.text')}
        confirm={t('board.photos.report')}
        tone="danger"
        busy={report.isPending}
        onConfirm={() => asked !== undefined && report.mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        {report.isError && <ProblemNote>{t('board.photos.report.failed')}</ProblemNote>}
      </ConfirmDialog>
    </section>
  );
}

/**
 * Number of the photo on the screen; moves on by itself unless it is paused, the page is hidden, or the visitor wants
 * no motion.
 */
function useSlideshow(count: number) {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => !document.hidden && setTurn((before) => before + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [paused, count]);
  return {
    shown: count === 0 ? 0 : turn % count,
    paused,
    next: () => setTurn(turn + 1),
    toggle: () => setPaused(!paused),
    hold: () => setPaused(true),
  };
}
