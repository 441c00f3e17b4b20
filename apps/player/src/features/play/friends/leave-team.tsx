import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconDoorExit } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sharingTexts } from '#i18n/sharing.ts';
import { forgetGame } from '#offline/forget-games.ts';
import { UnsentNote } from '#offline/unsent-note.tsx';
import { withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import { usePlay } from '../play-context.ts';

interface Props {
  headers: { authorization: string };
  /** No other member is left: leaving deletes the team. */
  isLast: boolean;
}

/** Leaves the team of friends after a confirmation; this device drops its token. The solo game stays. */
export function LeaveTeam({ headers, isLast }: Props) {
  const { t } = useTranslation(sharingTexts);
  const navigate = useNavigate();
  const { joined, place } = usePlay();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(routes.progress.leave, { headers }),
    onSuccess: () => {
      void navigate(withAlert(to.exploration({ exploration: place.exploration }), 'left'), { replace: true });
      session.forgetRunToken(place);
      void forgetGame(place);
    },
  });
  const team = joined.team?.name ?? '';

  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <IconDoorExit size={20} aria-hidden="true" />
        {t('play.friends.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('play.friends.leave.title', { team })}
        text={t(isLast ? 'play.friends.leave.last' : 'play.friends.leave.text')}
        confirm={t('play.friends.leave.confirm')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {asking && <UnsentNote place={place} />}
        {error && <ProblemNote>{t(`problem.${failureCodeOf(error)}`)}</ProblemNote>}
      </ConfirmDialog>
    </>
  );
}
