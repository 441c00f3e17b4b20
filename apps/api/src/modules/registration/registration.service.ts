import type { RegistrationInfo, TeamRegistration } from '@puzzle-runs/contract/registration.ts';
import { neutralTeamName, nextTeamNumber } from '@puzzle-runs/domain/battle/registration.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { comparableText } from '@puzzle-runs/domain/text/comparable-text.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { checkCaptcha, consumeCaptcha } from '#modules/captcha/captcha.service.ts';
import { addTeam, storeParticipant } from '#modules/content/store-battle.service.ts';
import { joinRegisteredTeam } from '#modules/joining/join-registered-team.service.ts';
import { userOf } from '#modules/joining/joining.service.ts';
import { battleIsOver, battleScheduleAt } from '#modules/play/play.service.ts';
import { isShortCheck, newArrivalCode } from '#secrets/unguessable-codes.ts';
import {
  countRegisteredTeams,
  findBySubmission,
  findRegistration,
  insertNameAct,
  insertRegisteredTeam,
  isKnownSubmission,
  isRegistrationOpen,
  listRegisteredNames,
  listRuns,
  listTeamNames,
  type RegistrationRow,
} from './registered-teams.repository.ts';
import { refuseWords, type TeamName, toTeamName } from './team-name.ts';

type RegisteringDeps = Pick<Deps, 'store' | 'config' | 'changeFeed' | 'now' | 'newId' | 'secret'>;

/** Key of the lock of all registrations of a battle: the last place is given once. */
export function registrationLock(battleId: number): string {
  return `registration:${battleId}`;
}

/** The names of the registered teams of a battle, as they are compared. */
export async function readRegisteredNames(db: Db, battleId: number): Promise<Set<string>> {
  return new Set((await listRegisteredNames(db, battleId)).map(({ name }) => comparableText(name)));
}

/** Whether the organiser has opened the registration of a battle. */
export function hasOpenRegistration(db: Db, battleId: number): Promise<boolean> {
  return isRegistrationOpen(db, battleId);
}

/** A battle by its short address. */
interface Addressed {
  battleId: number;
  /** What stands behind the id in the address. */
  check: string | undefined;
}

function refuseOtherCheck(secret: string, { battleId: id, check }: Addressed): void {
  if (!isShortCheck(secret, 'registration', { id, check })) throw new Problem('not_found');
}

/**
 * Data of the registration page of a battle. Throws `not_found`
 * for a battle without registration, or with another check.
 */
export async function readRegistrationInfo(
  { store: { db }, now, secret }: Pick<Deps, 'store' | 'now' | 'secret'>,
  addressed: Addressed,
): Promise<RegistrationInfo> {
  refuseOtherCheck(secret, addressed);
  const { battleId } = addressed;
  const registration = await getRegistration(db, battleId);
  const { battle, open, limit, approval } = registration;
  const runs = await listRuns(db, { battleId, ids: registration.explorations });
  const left = Math.max(limit - (await countRegisteredTeams(db, battleId)), 0);
  const { id, name, slug, description } = battle;
  const full = left === 0 ? 'full' : 'open';
  return {
    Battle: { id, name, slug, description },
    schedule: battleScheduleAt(battle, now()),
    state: open && runs.length > 0 ? full : 'closed',
    places_left: left,
    approval,
    Explorations: runs.map((run) => ({ id: run.id, name: run.name, slug: run.slug, image: run.image })),
  };
}

async function getRegistration(db: Db, battleId: number): Promise<RegistrationRow> {
  const registration = await findRegistration(db, battleId);
  if (!registration) throw new Problem('not_found');
  return registration;
}

/**
 * Registers a team and lets its phone join; a repeated request
 * returns the same team. With approval all others see a neutral name.
 * @param cost rounds that the captcha must have had
 * @throws `not_found`, `incorrect_entry` (path `captcha`),
 * `captcha_required` for a captcha that was too cheap, and like `createTeam`
 */
export async function registerTeam(
  deps: RegisteringDeps,
  { battleId, cost, ...body }: TeamRegistration & { battleId: number; cost: number },
  session: Session | null,
) {
  const { store, config, changeFeed, now, newId, secret } = deps;
  refuseOtherCheck(secret, { battleId, check: body.check });
  const submissionId = body.submission_id;
  const at = now();
  const user = userOf({ progressor_id: body.progressor_id ?? submissionId }, session, newId);
  const joining = { user, device: newId(), at, language: body.language, config, newId, reads: store.db };
  const known = await findBySubmission(store.db, { battleId, submissionId });
  const captcha = known ? undefined : await checkCaptcha(deps, body.captcha);
  // Half the cost is accepted: the price may have doubled while the phone was solving.
  if (captcha && captcha.cost < cost / 2) throw new Problem('captcha_required');

  const joined = await store.transact(
    async (tx) => {
      const before = await findBySubmission(tx, { battleId, submissionId });
      if (before) return { ...(await joinRegisteredTeam(tx, { battleId, ...before }, joining)), isNew: false };
      if (!captcha) throw new Problem('captcha_required'); // the team was deleted meanwhile
      const made = await createTeam(tx, { battleId, submissionId, chosen: body.name, at });
      await consumeCaptcha(tx, captcha);
      return { ...(await joinRegisteredTeam(tx, { battleId, ...made }, joining)), isNew: true };
    },
    { lock: registrationLock(battleId) },
  );
  if (joined.isNew) changeFeed.publish({ participationId: null, battleId });
  return joined;
}

interface NewTeam {
  battleId: number;
  submissionId: string;
  chosen: string;
  at: Date;
}

/**
 * Creates a team in the listed run with the fewest teams.
 * @throws `registration_closed`, `battle_not_open`, `registration_full`,
 * `nameless`, `name_taken`, `name_refused`, `invalid_request`
 */
async function createTeam(tx: Tx, { battleId, submissionId, chosen, at }: NewTeam) {
  const registration = await getRegistration(tx, battleId);
  // The organiser removed the team of this phone.
  if (await isKnownSubmission(tx, { battleId, submissionId })) throw new Problem('registration_closed');
  const run = await findFreeRun(tx, registration, at);
  refuseWords(chosen);
  const taken = await listTeamNames(tx, battleId);
  const wanted: TeamName = toTeamName(chosen, taken);
  const number = nextTeamNumber(taken.map(({ slug }) => slug));
  const neutral = neutralTeamName(number);
  const teamId = await addTeam(tx, {
    battleId,
    name: registration.approval ? neutral : wanted.name,
    slug: `team-${number}`,
    image: null,
    code: newArrivalCode(),
    createdAt: at,
  });
  await storeParticipant(tx, { battleId, explorationId: run.id, teamId });
  const state = registration.approval ? 'waiting' : 'accepted';
  await insertRegisteredTeam(tx, { ...wanted, teamId, battleId, state, submissionId, registeredAt: at });
  if (registration.approval) {
    const act = {
      battleId,
      kind: 'name_waiting',
      teamId,
      teamName: neutral,
      text: wanted.name,
      actor: '',
      at,
    } as const;
    await insertNameAct(tx, act);
  }
  return { teamId, explorationId: run.id };
}

/** The listed run with the fewest teams, by name among equals. Throws when no team may register now. */
async function findFreeRun(tx: Tx, { battle, open, limit, explorations }: RegistrationRow, at: Date) {
  if (battleIsOver(battle, 0, at)) throw new Problem('battle_not_open', { state: 'ended' });
  if (!open) throw new Problem('registration_closed');
  if ((await countRegisteredTeams(tx, battle.id)) >= limit) throw new Problem('registration_full');
  const [run] = (await listRuns(tx, { battleId: battle.id, ids: explorations })).toSorted((a, b) => a.teams - b.teams);
  if (!run) throw new Problem('registration_closed');
  return run;
}
