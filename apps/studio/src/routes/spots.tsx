import type { RouteObject } from 'react-router';

/** Spots of a run and what opens them. */
export const spotsRoutes: RouteObject[] = [];
