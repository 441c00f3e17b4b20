import { contract } from '@puzzle-runs/contract/contract.ts';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';

export interface Route {
  /** `joining.exploration` */
  name: string;
  method: AppRoute['method'];
  path: string;
  query: z.ZodObject | undefined;
  pathParams: z.ZodObject | undefined;
  body: z.ZodType | undefined;
  headers: z.ZodObject | undefined;
  /** Schema of the successful response; undefined for event streams and files. */
  result: z.ZodType | undefined;
  /** Every status that the call can return. */
  statuses: string[];
}

/** All calls of the contract, read from it, so that new calls are included. */
export const everyRoute: Route[] = Object.entries(contract).flatMap(([part, routes]) =>
  Object.entries(routes as Record<string, AppRoute>).map(([call, route]) => ({
    name: `${part}.${call}`,
    method: route.method,
    path: route.path,
    query: route.query as z.ZodObject | undefined,
    pathParams: route.pathParams as z.ZodObject | undefined,
    body: ('body' in route ? route.body : undefined) as z.ZodType | undefined,
    headers: route.headers as z.ZodObject | undefined,
    result: route.responses[200] instanceof z.ZodType ? route.responses[200] : undefined,
    statuses: Object.keys(route.responses),
  })),
);

/** Calls that need no token. All others return 401 before they read their input. */
export const PUBLIC: readonly string[] = [
  'explorations.list',
  'explorations.markers',
  'explorations.zip',
  'battles.list',
  'battles.markers',
  'board.read',
  'board.reportPhoto',
  'photos.read',
  'live.board',
  'joining.exploration',
  'joining.together',
  'joining.instantInfo',
  'joining.instant',
  'joining.card',
  'gameHandover.complete',
  'registrations.info',
  'registrations.register',
  'progress.myself',
  'progress.remove',
  'site.settings',
  'site.health',
  'site.ready',
  'users.register',
  'users.verify',
  'users.login',
  'users.completeHandover',
  'users.recover',
  'users.reset',
  'captcha.challenge',
  'contacts.send',
];
