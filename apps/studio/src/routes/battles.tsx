import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Battles = lazy(() => import('#pages/battles.page.tsx'));
const NewBattle = lazy(() => import('#pages/new-battle.page.tsx'));
const Battle = lazy(() => import('#pages/battle.page.tsx'));
const BattleArea = lazy(() => import('#pages/battle-area.page.tsx'));
const BattleStatistic = lazy(() => import('#pages/battle-statistic.page.tsx'));
const Deleted = lazy(() => import('#pages/deleted.page.tsx'));
const JoinCode = lazy(() => import('#pages/join-code.page.tsx'));
const DeleteBattle = lazy(() => import('#pages/delete-battle.page.tsx'));

const BATTLE = `${to.battles()}/:battle`;

/** Battles: list, form, deletion, and all pages of the event. */
export const battleRoutes: RouteObject[] = [
  { path: to.battles(), element: <Battles /> },
  { path: to.newBattle(), element: <NewBattle /> },
  { path: BATTLE, element: <Battle /> },
  { path: `${BATTLE}/event`, element: <BattleArea tab="event" /> },
  { path: `${BATTLE}/photos`, element: <BattleArea tab="photos" /> },
  { path: `${BATTLE}/progress`, element: <BattleArea tab="progress" /> },
  { path: `${BATTLE}/statistic`, element: <BattleStatistic /> },
  { path: `${BATTLE}/ranking`, element: <BattleArea tab="ranking" /> },
  { path: `${BATTLE}/certificates`, element: <BattleArea tab="certificates" /> },
  { path: `${BATTLE}/share`, element: <BattleArea tab="share" /> },
  { path: `${BATTLE}/share/:join`, element: <JoinCode /> },
  { path: `${BATTLE}/delete`, element: <DeleteBattle /> },
  { path: `${BATTLE}/delete/success`, element: <Deleted what="battle" /> },
];
