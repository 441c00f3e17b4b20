import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { WaitingNames } from '../registration/waiting-names.tsx';
import { EventDrawer } from './event-drawer.tsx';
import { AnswerHelp } from './help/answer-help.tsx';
import { HelpList } from './help/help-list.tsx';

/** The open drawer; `id` is the participant whose call is answered. */
export type OpenDrawer = { kind: 'answer'; id: number } | { kind: 'calls' | 'names' | 'photos' };

/** What other features show in drawers. */
export interface DrawerParts {
  /** The photos that wait for a verdict. */
  photos: ReactNode;
  /** The solution of a quest of a run, by the slug of the run. */
  solution: (exploration: string, taskId: number) => ReactNode;
}

interface Props extends DrawerParts {
  battle: ManagedBattle;
  teams: readonly EventTeam[];
  drawer: OpenDrawer | null;
  onDrawer: (drawer: OpenDrawer | null) => void;
}

/** What waits for the organiser, over the right edge of the page: a call, all calls, names, or photos. */
export function EventDrawers({ battle, teams, drawer, onDrawer, photos, solution }: Props) {
  const { t } = useTranslation(eventTexts);
  const team = drawer?.kind === 'answer' ? teams.find(({ participant_id }) => participant_id === drawer.id) : undefined;
  const title = team ? t('event.help.title', { team: team.Team.name }) : drawer && t(`event.drawer.${drawer.kind}`);
  const close = () => onDrawer(null);
  /** Begun answers by call, which outlive the drawer. */
  const [answers] = useState(() => new Map<number, string>());
  return (
    <EventDrawer title={title ?? ''} opened={drawer !== null} onClose={close}>
      <PageBoundary>
        {team && (
          <AnswerHelp
            key={team.participant_id}
            battle={battle}
            team={team}
            teams={teams}
            solution={solution}
            answers={answers}
            onDone={close}
          />
        )}
        {drawer?.kind === 'calls' && (
          <HelpList battle={battle} teams={teams} onAnswer={(id) => onDrawer({ kind: 'answer', id })} />
        )}
        {drawer?.kind === 'names' && <WaitingNames battle={battle} />}
        {drawer?.kind === 'photos' && photos}
      </PageBoundary>
    </EventDrawer>
  );
}
