import type { OwnProgress } from '@puzzle-runs/contract/play/progress.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { useJoin } from '#shell/use-join.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import { placeOfProgress } from './own-progress.ts';

/** Rejoins a team of friends on a device without its token; members need no code. */
export function RejoinFriends({ entry }: { entry: OwnProgress }) {
  const { t } = useTranslation(joiningTexts);
  const { join, joining, failure } = useJoin(placeOfProgress(entry));
  return (
    <>
      {failure && <ProblemNote>{t(`problem.${failure}`)}</ProblemNote>}
      <Button
        busy={joining}
        onClick={() => join({ exploration_id: entry.Exploration.id, ...(entry.Team && { team_id: entry.Team.id }) })}
      >
        {t(entry.finished_at === null ? 'progress.continue' : 'progress.look')}
      </Button>
    </>
  );
}
