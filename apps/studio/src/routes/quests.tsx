import type { RouteObject } from 'react-router';

/** Quests of a spot. */
export const questsRoutes: RouteObject[] = [];
