import type { PlayedPiece } from '@puzzle-runs/contract/task.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import type { OwnPicture } from '@puzzle-runs/web/photo/own-photo-view.tsx';
import { PiecesFrame } from '@puzzle-runs/web/pieces/pieces-frame.tsx';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { useOwnPhoto } from '../photo/use-own-photo.ts';
import { usePlay } from '../play-context.ts';
import { useTaskState } from '../poi/open-task.ts';
import { usePoiLanguage } from '../use-poi.ts';
import { type ShownPiece, shownPieces } from './shown-pieces.ts';

/** What was answered at the pieces of a quest, and which ones are missing. `poi`: of the quest. */
export function Pieces({ pieces, poi }: { pieces: readonly PlayedPiece[]; poi: number }) {
  const { joined } = usePlay();
  const shown = shownPieces(pieces, joined.rows);
  const photos = shown.flatMap((piece) => (piece.state === 'photo' ? piece.photo : []));
  return (
    <PiecesFrame pieces={shown}>
      {(piece) => <PieceContent piece={piece} isHere={piece.poi?.id === poi} newest={Math.max(...photos)} />}
    </PiecesFrame>
  );
}

interface PieceProps {
  piece: ShownPiece;
  /** Whether its quest is at the same spot. */
  isHere: boolean;
  /** Id of the newest photo among all pieces. */
  newest: number;
}

function PieceContent({ piece, isHere, newest }: PieceProps) {
  const { t } = useTranslation(conditionTexts);
  switch (piece.state) {
    case 'photo':
      return (
        <>
          <PiecePhoto id={piece.photo} newest={newest} />
          <PlaceName piece={piece} />
        </>
      );
    case 'found':
      return (
        <>
          <strong data-long={piece.text.length > 12 || undefined}>{piece.text}</strong>
          <PlaceName piece={piece} />
        </>
      );
    case 'solved':
    case 'lost':
      return (
        <>
          <strong data-long>{t(`pieces.${piece.state}`)}</strong>
          <PlaceName piece={piece} />
        </>
      );
    case 'closed':
      return <strong data-long>{t('conditions.closed')}</strong>;
    case 'missing':
      return <Missing piece={piece} isHere={isHere} />;
  }
}

function PlaceName({ piece: { poi } }: { piece: ShownPiece }) {
  const language = usePoiLanguage({ lang: poi?.lang });
  return <span {...language}>{poi?.name}</span>;
}

/** A piece that is not found yet, with the way to its spot if the player may see that. */
function Missing({
  piece: { poi, task },
  isHere,
}: {
  piece: Extract<ShownPiece, { state: 'missing' }>;
  isHere: boolean;
}) {
  const { t } = useTranslation(conditionTexts);
  const { place } = usePlay();
  const stateOf = useTaskState();
  const language = usePoiLanguage({ lang: poi?.lang });
  const waits = task !== undefined && stateOf(task) === 'waiting';
  return (
    <>
      <strong data-long>{t(waits ? 'pieces.waits' : 'pieces.missing')}</strong>
      {poi && isHere && <span>{t('pieces.here')}</span>}
      {poi && !isHere && (
        <Link to={to.poi({ ...place, poi: poi.slug })}>
          <span>{t('pieces.to')}</span> <span {...language}>{poi.name}</span>
        </Link>
      )}
    </>
  );
}

/** The photo of the own team; a word where its picture cannot be shown, as after it was deleted. */
function PiecePhoto({ id, newest }: { id: number; newest: number }) {
  const { t } = useTranslation(conditionTexts);
  const { isPlayground } = usePlay();
  const [broken, setBroken] = useState<string>();
  const own = useOwnPhoto(isPlayground ? undefined : id, newest);
  const url = addressOf(own);
  if (url !== undefined && url !== broken)
    return <img src={url} alt={t('pieces.photo')} onError={() => setBroken(url)} />;
  return (
    <strong data-long>
      <IconCamera aria-hidden size={20} /> {t(own === 'deleted' ? 'pieces.deleted' : 'pieces.photo')}
    </strong>
  );
}

function addressOf(own: OwnPicture): string | undefined {
  return typeof own === 'string' ? undefined : own.url;
}
