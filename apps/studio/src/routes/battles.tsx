import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Battles = lazyWithTexts(() => import('#pages/battles.page.tsx'));
const NewBattle = lazyWithTexts(() => import('#pages/new-battle.page.tsx'));
const Battle = lazyWithTexts(() => import('#pages/battle.page.tsx'));
const BattleArea = lazyWithTexts(() => import('#pages/battle-area.page.tsx'));
const BattleStatistic = lazyWithTexts(() => import('#pages/battle-statistic.page.tsx'));
const Deleted = lazyWithTexts(() => import('#pages/deleted.page.tsx'));
const JoinCode = lazyWithTexts(() => import('#pages/join-code.page.tsx'));
const DeleteBattle = lazyWithTexts(() => import('#pages/delete-battle.page.tsx'));

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
