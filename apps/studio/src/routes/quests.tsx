import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const Quests = lazy(() => import('#pages/quests.page.tsx'));
const NewQuest = lazy(() => import('#pages/new-quest.page.tsx'));
const Quest = lazy(() => import('#pages/quest.page.tsx'));
const DeleteQuest = lazy(() => import('#pages/delete-quest.page.tsx'));
const QuestDeleted = lazy(() => import('#pages/quest-deleted.page.tsx'));

const QUESTS = '/management/exploration/:exploration/poi/:poi/task';

/** Quests of a spot. */
export const questsRoutes: RouteObject[] = [
  { path: QUESTS, element: <Quests /> },
  { path: `${QUESTS}/create`, element: <NewQuest /> },
  { path: `${QUESTS}/:task`, element: <Quest /> },
  { path: `${QUESTS}/:task/delete`, element: <DeleteQuest /> },
  { path: `${QUESTS}/:task/delete/success`, element: <QuestDeleted /> },
];
