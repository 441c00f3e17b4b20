import '#i18n/battles.ts';
import '#i18n/explorations.ts';
import '#i18n/pois.ts';
import '#i18n/tasks.ts';
import '#i18n/teams.ts';
import { Button } from '@mantine/core';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { to } from '#to.ts';

/** Slugs from the address. */
interface Place {
  exploration: string;
  poi: string;
}

/** Texts per deleted type, and the list to return to. */
const DELETED = {
  exploration: {
    title: 'explorations.deleted.title',
    text: 'explorations.deleted.text',
    back: 'explorations.deleted.back',
    list: () => to.explorations(),
  },
  poi: {
    title: 'pois.deleted.title',
    text: 'pois.deleted.text',
    back: 'pois.back',
    list: (at: Place) => to.pois(at),
  },
  prerequisite: {
    title: 'prerequisites.deleted.title',
    text: 'prerequisites.deleted.text',
    back: 'prerequisites.back',
    list: (at: Place) => to.prerequisites(at),
  },
  task: {
    title: 'task.deleted.title',
    text: 'task.deleted.text',
    back: 'task.deleted.back',
    list: (at: Place) => to.tasks(at),
  },
  team: {
    title: 'teams.deleted.title',
    text: 'teams.deleted.text',
    back: 'teams.deleted.back',
    list: () => to.teams(),
  },
  battle: {
    title: 'battle.deleted.title',
    text: 'battle.deleted.text',
    back: 'battle.deleted.back',
    list: () => to.battles(),
  },
} as const;

/** Page after a deletion (`…/delete/success`). Opened in any other way it leads to the list, because nothing was deleted. */
export default function DeletedPage({ what }: { what: keyof typeof DELETED }) {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  const { state } = useLocation();
  const { title, text, back, list } = DELETED[what];
  if (state?.deleted !== true) return <Navigate to={list({ exploration, poi })} replace />;
  return (
    <>
      <PageTitle title={t(title)} />
      <EmptyState
        level={1}
        title={t(title)}
        text={t(text)}
        action={
          <Button component={Link} to={list({ exploration, poi })}>
            {t(back)}
          </Button>
        }
      />
    </>
  );
}
