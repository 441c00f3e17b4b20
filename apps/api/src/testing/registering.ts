import { randomUUID } from 'node:crypto';
import type { contract } from '@puzzle-runs/contract/contract.ts';
import type { ClientInferRequest } from '@ts-rest/core';
import { makeChallenge } from '#modules/captcha/captcha.service.ts';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { done } from './creators.ts';
import { organiser } from './organisers.ts';
import { solved } from './solve-captcha.ts';
import type { OpenApp } from './test-app.ts';

type Settings = ClientInferRequest<(typeof contract)['managedRegistrations']['change']>['body'];
type Registration = ClientInferRequest<(typeof contract)['registrations']['register']>['body'];

/** An organiser whose battle is open for registration, and functions of the phones of visitors. */
export async function openRegistration(
  opened: Pick<OpenApp, 'given' | 'as' | 'client' | 'deps'>,
  over: Partial<Settings> = {},
  battle: Parameters<typeof organiser>[2] = {},
) {
  const event = await organiser(opened, ['Füchse'], battle);
  const { params } = event;
  const settings = { open: true, limit: 20, explorations: [event.exploration.id], approval: true, ...over };
  done(await event.client.managedRegistrations.change({ params, body: settings }));

  /** The check in the address of the registration. */
  const check = shortKey(opened.deps.secret, 'registration', event.battle.id).split('-')[1] ?? '';

  /** A solved captcha; half the usual work, which is accepted. */
  const captcha = async () => solved(await makeChallenge(opened.deps, { cost: 500 }));

  async function tryToRegister(name: string, body: Partial<Registration> = {}) {
    const sent = { name, check, submission_id: randomUUID(), ...body, captcha: body.captcha ?? (await captcha()) };
    return opened.client.registrations.register({ params, body: sent });
  }

  return {
    ...event,
    check,
    /** The registration as its page reads it. */
    info: () => opened.client.registrations.info({ params, query: { check } }),
    settings,
    captcha,
    tryToRegister,
    /** Registers a team; returns it with the client of its phone. */
    async register(name: string, body: Partial<Registration> = {}) {
      const team = done(await tryToRegister(name, body));
      return { ...team, ...opened.as(team.accessToken) };
    },
    change: async (changes: Partial<Settings>) =>
      done(await event.client.managedRegistrations.change({ params, body: { ...settings, ...changes } })),
    registration: async () => done(await event.client.managedRegistrations.read({ params })),
    decide: async (team_ids: number[], accept: boolean) =>
      done(await event.client.managedRegistrations.decide({ params, body: { team_ids, accept } })),
  };
}
