import { Button } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ManagedTask } from '@puzzle-runs/contract/management/task.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/limits.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArrangeForm } from '#shell/arrange-form.tsx';
import { useListPlace } from '#shell/list-place.ts';
import { to } from '#to.ts';
import { Pager } from '#ui/pager.tsx';
import { QuestActions } from './quest-actions.tsx';
import { QuestLine } from './quest-line.tsx';
import { rereadQuests } from './spot-quests.ts';

interface Props {
  spot: ManagedPoi & { Tasks: ManagedTask[] };
}

/** The quests of a spot in their order, ten on a page (specification 2, part 2). */
export function QuestList({ spot }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const place = useListPlace();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  const label = t('quest.list.label', { spot: spot.name });

  if (spot.Tasks.length === 0) {
    return (
      <EmptyState
        title={t('quest.empty.title')}
        text={t('quest.empty.text')}
        action={
          <Button component={Link} to={to.newQuest(at)}>
            {t('quest.create')}
          </Button>
        }
      />
    );
  }

  return (
    <ArrangeForm
      label={label}
      rows={spot.Tasks.slice(place.offset, place.offset + PAGE_SIZE)}
      send={(changed) =>
        call(routes.tasks.arrange, {
          params: { poi_id: spot.id },
          headers: session.accountHeaders(),
          body: { order: changed.map(({ id, position }) => ({ task_id: id, position })) },
        })
      }
      onSaved={() => rereadQuests(client, at)}
      actions={(quest) => <QuestActions at={at} quest={quest} />}
      pager={<Pager label={label} count={spot.Tasks.length} {...place} />}
    >
      {(quest) => <QuestLine at={at} quest={quest} />}
    </ArrangeForm>
  );
}
