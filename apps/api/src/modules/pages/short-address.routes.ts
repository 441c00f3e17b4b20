import { idParam } from '@puzzle-runs/contract/shared.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { findJoinPath } from '#modules/public-battles/board.service.ts';

/** The short address that a big screen shows: leads to where visitors join its battle. */
export function registerShortAddresses(site: FastifyInstance, deps: Pick<Deps, 'store' | 'secret'>): void {
  site.get<{ Params: { battle: string } }>('/b/:battle', async (request, reply) => {
    const [number, check] = request.params.battle.split('-');
    const { data: id } = idParam.safeParse(number);
    const path = id && (await findJoinPath(deps, { id, check }));
    if (!path) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(path, 302);
  });
}
