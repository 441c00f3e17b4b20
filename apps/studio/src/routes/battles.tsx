import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Battles = lazy(() => import('#pages/battles.page.tsx'));
const NewBattle = lazy(() => import('#pages/new-battle.page.tsx'));
const Battle = lazy(() => import('#pages/battle.page.tsx'));
const BattleEvent = lazy(() => import('#pages/battle-event.page.tsx'));
const BattleProgress = lazy(() => import('#pages/battle-progress.page.tsx'));
const BattleStatistic = lazy(() => import('#pages/battle-statistic.page.tsx'));
const BattleRanking = lazy(() => import('#pages/battle-ranking.page.tsx'));
const ShareBattle = lazy(() => import('#pages/share-battle.page.tsx'));
const JoinCode = lazy(() => import('#pages/join-code.page.tsx'));
const DeleteBattle = lazy(() => import('#pages/delete-battle.page.tsx'));
const BattleDeleted = lazy(() => import('#pages/battle-deleted.page.tsx'));

const BATTLE = `${to.battles()}/:battle`;

/** battle: list, form, deletion, and everything around the event. */
export const battleRoutes: RouteObject[] = [
  { path: to.battles(), element: <Battles /> },
  { path: to.newBattle(), element: <NewBattle /> },
  { path: BATTLE, element: <Battle /> },
  { path: `${BATTLE}/event`, element: <BattleEvent /> },
  { path: `${BATTLE}/progress`, element: <BattleProgress /> },
  { path: `${BATTLE}/statistic`, element: <BattleStatistic /> },
  { path: `${BATTLE}/ranking`, element: <BattleRanking /> },
  { path: `${BATTLE}/share`, element: <ShareBattle /> },
  { path: `${BATTLE}/share/:join`, element: <JoinCode /> },
  { path: `${BATTLE}/delete`, element: <DeleteBattle /> },
  { path: `${BATTLE}/delete/success`, element: <BattleDeleted /> },
];
