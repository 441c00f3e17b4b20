import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { conditionTexts } from '@puzzle-runs/web/i18n/conditions.ts';
import { PiecesFrame } from '@puzzle-runs/web/pieces/pieces-frame.tsx';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Ids of quests, in order. */
  pieces: readonly number[];
  pois: ExplorationTrail['Pois'];
  /** Id of the poi of the quest that has the pieces. */
  poi: number;
}

/** The pieces of a quest before a player has found any of them. One that is deleted is not shown. */
export function PreviewPieces({ pieces, pois, poi: own }: Props) {
  const { t } = useTranslation(conditionTexts);
  const shown = pieces.flatMap((id) => {
    const poi = pois.find(({ Tasks }) => Tasks.some((task) => task.id === id));
    return poi ? [{ state: 'missing', poi }] : [];
  });
  return (
    <PiecesFrame pieces={shown}>
      {({ poi: { id, name } }) => (
        <>
          <strong data-long>{t('pieces.missing')}</strong>
          <span>
            {id === own ? (
              t('pieces.here')
            ) : (
              <>
                {t('pieces.to')} <bdi>{name}</bdi>
              </>
            )}
          </span>
        </>
      )}
    </PiecesFrame>
  );
}
