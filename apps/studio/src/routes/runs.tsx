import type { RouteObject } from 'react-router';

/** Runs of the account: list, form, deletion, sharing and printing. */
export const runsRoutes: RouteObject[] = [];
