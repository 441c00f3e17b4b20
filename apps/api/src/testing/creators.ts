import type { contract } from '@puzzle-runs/contract/contract.ts';
import type { ClientInferRequest } from '@ts-rest/core';
import type { Client, OpenApp } from './test-app.ts';

/** The body of a response; throws unless the status is 200. */
export function done<A extends { status: number; body: unknown }>(answer: A): Extract<A, { status: 200 }>['body'] {
  if (answer.status !== 200) throw new Error(`responded with ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Extract<A, { status: 200 }>['body'];
}

let accounts = 1_000;
let names = 0;

/** A unique name. */
export function freshName(what: string): string {
  return `${what} ${++names}`;
}

const SHORT = '<p>Kurz beschrieben</p>';

/** A logged-in creator, with functions that create records through the API. */
export async function creator({ given, as }: Pick<OpenApp, 'given' | 'as'>, userId = ++accounts) {
  const client = as(await given.session(userId));
  return { userId, client, ...making(client) };
}

type NewExploration = ClientInferRequest<(typeof contract)['managedExplorations']['create']>['body'];
type NewPoi = ClientInferRequest<(typeof contract)['managedPois']['create']>['body'];
type NewTask = ClientInferRequest<(typeof contract)['tasks']['create']>['body'];

export const NUMBER = { task_type: 'guess_number', points: 10, task: { answer: 16 } } as const;

function making(client: Client) {
  return {
    /** A draft without spots. */
    async draft(over: NewExploration = {}) {
      const body = { name: freshName('Entwurf'), description: SHORT, postal_code: '93047', ...over };
      return done(await client.managedExplorations.create({ body }));
    },

    /** A spot, by default at coordinates. */
    async poi(exploration: { slug: string }, over: Partial<NewPoi> = {}) {
      const body = {
        exploration_name: exploration.slug,
        name: freshName('Spot'),
        description: SHORT,
        location_type: 'coordinates',
        location: { latitude: 49.02, longitude: 12.09 },
        ...over,
      } as NewPoi;
      return done(await client.managedPois.create({ body }));
    },

    /** A quest, by default one that asks for a number. */
    async task(poi: { id: number }, over: Partial<NewTask> = {}) {
      const body = { name: freshName('Quest'), ...NUMBER, ...over } as NewTask;
      return done(await client.tasks.create({ params: { poi_id: poi.id }, body }));
    },

    /** A published run with one spot and one quest. */
    async publishedExploration(over: NewExploration = {}) {
      const exploration = await this.draft(over);
      const poi = await this.poi(exploration);
      const task = await this.task(poi);
      const params = { exploration_id: exploration.id };
      return {
        exploration: done(await client.managedExplorations.publish({ params, body: { published: true } })),
        poi,
        task,
      };
    },
  };
}
