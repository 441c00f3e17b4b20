import type { RouteObject } from 'react-router';

/** Teams of the account. */
export const teamsRoutes: RouteObject[] = [];
