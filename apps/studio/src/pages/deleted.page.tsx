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

/** The list to return to. */
const LISTS = {
  exploration: () => to.explorations(),
  poi: (at: Place) => to.pois(at),
  prerequisite: (at: Place) => to.prerequisites(at),
  task: (at: Place) => to.tasks(at),
  team: () => to.teams(),
  battle: () => to.battles(),
} as const;

/**
 * Page after a deletion (`…/delete/success`). Opened in any other way it leads to the list, because nothing was
 * deleted.
 */
export default function DeletedPage({ what }: { what: keyof typeof LISTS }) {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  const { state } = useLocation();
  const list = LISTS[what]({ exploration, poi });
  const title = t(`deleted.${what}.title`);
  if (state?.deleted !== true) return <Navigate to={list} replace />;
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={t(`deleted.${what}.text`)}
        action={
          <Button component={Link} to={list}>
            {t(`deleted.${what}.back`)}
          </Button>
        }
      />
    </>
  );
}
