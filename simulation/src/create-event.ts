import { given } from '@puzzle-runs/api/src/testing/given.ts';
import type { Invitation } from '@puzzle-runs/contract/play/invitation.ts';
import { TEAM_ORDERS } from '@puzzle-runs/domain/battle/team-order.ts';
import { readContent } from './content/content-model.ts';
import { randomRun } from './content/generate-run.ts';
import { createSecrets } from './content/secrets.ts';
import type { Event } from './event.ts';
import { createRoomCheck } from './invariants/check-room.ts';
import { createStandingChecks } from './invariants/check-standings.ts';
import { checkVerdict, count } from './invariants/check-verdict.ts';
import { createWatch } from './invariants/watch-answers.ts';
import { createPhone, type Phone } from './phone/phone.ts';
import { openReader } from './server/database-reader.ts';
import { createMachine, type Machine } from './server/machine.ts';
import type { EventDatabase } from './server/template.ts';
import { createBusy } from './world/busy.ts';
import { createClock } from './world/clock.ts';
import { createHistory } from './world/history.ts';
import { done, type Manager, managerClient } from './world/manager.ts';
import { createNetwork } from './world/network.ts';
import { createRandom, type Random } from './world/random.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const CREATOR = 1_001;
/** How people play: in a Versus, as a team of friends, or everyone alone. */
const KINDS = { versus: 60, friends: 15, alone: 25 } as const;
/** Warnings of the server that faults of the network and of the database cause. */
const EXPECTED_LOG = /RATE_LIMIT=off|simulated database|Unavailable/;

interface EventOptions {
  seed: number;
  /** A database that no other event uses. */
  database: Pick<EventDatabase, 'url' | 'processes'>;
  /** Called with the first broken promise. */
  onBroken: (error: unknown) => void;
}

/** A run of the creator, published. */
async function createRun(machine: Machine, name: string, input: ReturnType<typeof randomRun>) {
  const { deps, app } = machine.server();
  return machine.on(async () => {
    const token = await given(deps, app).session(CREATOR);
    const exploration = await given(deps, app).exploration({ ...input, name });
    await deps.store.transact((tx) => tx.update(tx.t.explorations).set({ creatorId: CREATOR }));
    return { manager: managerClient(machine, token), exploration };
  });
}

/** A limit for the teams at a spot, in a third of the events. */
function roomOf(random: Random) {
  return random.chance(0.35) ? { room_teams: random.pick([1, 1, 2]), room_minutes: random.pick([2, 5, 15]) } : {};
}

/** A Versus with some teams. */
async function createBattle(
  manager: Manager,
  exploration: { id: number },
  { random, room }: { random: Random; room: ReturnType<typeof roomOf> },
) {
  const isPlanned = random.chance(0.5);
  const startsIn = isPlanned ? random.int(0, 3) : 0;
  const endsAt = new Date(START + random.int(60, 240) * 60_000).toISOString();
  const body = {
    name: 'Duell',
    playable_offline: random.chance(0.7),
    ...room,
    ...(isPlanned && { starts_at: new Date(START + startsIn * 60_000).toISOString(), ends_at: endsAt }),
  };
  const battle = done(await manager.managedBattles.create({ body }));
  const routes = {
    team_order: random.pick(TEAM_ORDERS),
    fixed_first: random.chance(0.3),
    fixed_last: random.chance(0.3),
    stagger_minutes: startsIn > 0 ? random.pick([0, 3, 15]) : 0, // a running battle refuses other minutes
  };
  const isPlain = routes.team_order === 'as_written' && routes.stagger_minutes === 0;
  if (random.chance(0.6) && !isPlain)
    done(await manager.managedBattles.change({ params: { battle_id: battle.id }, body: routes }));
  const teams = [];
  for (const name of ['Füchse', 'Dachse', 'Elstern'].slice(0, random.int(2, 3))) {
    const team = done(await manager.managedTeams.create({ body: { name } }));
    const added = { exploration_id: exploration.id, team_id: team.id };
    done(await manager.managedBattles.addParticipant({ params: { battle_id: battle.id }, body: added }));
    teams.push(team);
  }
  return { battle, teams };
}

/** A team of friends; the phones join with its code. */
async function createFriends(machine: Machine, exploration: { id: number }, random: Random) {
  const { status, body } = await machine.handle({
    method: 'POST',
    url: `/api/exploration/${exploration.id}/together`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Freunde', submission_id: random.uuid() }),
  });
  if (status !== 200) throw new Error(`no team of friends: ${body}`);
  const { Team, invitation } = JSON.parse(body) as { Team: { slug: string }; invitation: Invitation };
  return { slug: Team.slug, joining: { team_id: invitation.team_id, team_code: invitation.team_code } };
}

/** Prepares a random event: a run, a server, phones that have not joined yet. */
export async function createEvent({ seed, database, onBroken }: EventOptions): Promise<Event> {
  const random = createRandom(seed);
  const busy = createBusy();
  const clock = createClock(START, busy.untilQuiet);
  const history = createHistory(clock.now);
  const secrets = createSecrets();
  const reader = openReader(database.url);
  const checked = new Map<string, number>();
  const isExact = !database.url.startsWith('postgres');
  const checkRoom = createRoomCheck({ reader, count: (what) => count(checked, what), isExact });
  const watch = createWatch({ secrets, reader, now: clock.now, checkRoom });
  const machine = await createMachine({
    ...database,
    clock,
    random,
    busy,
    onLog(line) {
      if (!EXPECTED_LOG.test(line)) onBroken(new Error(`the server logs ${line}`));
    },
    onAnswer: (...answered) => watch.onAnswer(...answered).catch(onBroken),
  });
  const network = createNetwork({ machine, clock, random, busy, history });
  const { manager, exploration } = await createRun(machine, 'Altstadt', randomRun(random, secrets));
  const kind = random.weighted(KINDS);
  const versus =
    kind === 'versus'
      ? await createBattle(manager, exploration, { random, room: roomOf(createRandom(seed + 1_000_000)) })
      : undefined;
  const friends = kind === 'friends' ? await createFriends(machine, exploration, random) : undefined;
  let event: Event | undefined;
  const onJudged: Parameters<typeof createPhone>[0]['onJudged'] = (judged) => {
    if (event) checkVerdict(event, judged, onBroken);
  };
  const phones: Phone[] = [];
  const slots = random.int(2, 4);
  for (let slot = 0; slot < slots; slot++) {
    const team = versus?.teams[slot % versus.teams.length];
    const game = { exploration: exploration.slug };
    const own = {
      name: `phone ${slot + 1}${team ? ` of ${team.name}` : ''}`,
      slot,
      place: friends ? { ...game, team: friends.slug } : { ...game, battle: versus?.battle.slug, team: team?.slug },
      joining: {
        exploration_id: exploration.id,
        ...(versus && { battle_id: versus.battle.id, team_id: team?.id }),
        ...friends?.joining,
      },
    };
    phones.push(await createPhone({ ...own, clock, random, busy, network, history, onError: onBroken, onJudged }));
  }
  event = {
    random,
    clock,
    busy,
    history,
    secrets,
    machine,
    reader,
    watch,
    standings: createStandingChecks({ reader }),
    manager,
    exploration: { id: exploration.id, slug: exploration.slug },
    battle: versus && { id: versus.battle.id, slug: versus.battle.slug },
    phones,
    content: await readContent(manager, exploration.slug),
    edits: 0,
    accepted: new Set(),
    accounts: CREATOR,
    newSession(id) {
      const { deps, app } = machine.server();
      return machine.on(() => given(deps, app).session(id));
    },
    photos: 0,
    checked,
    player: undefined,
    interference: 0,
  };
  return event;
}

/** Ends everything that an event has opened. */
export async function endEvent({ phones, machine, reader }: Event): Promise<void> {
  for (const phone of phones) await phone.remove();
  await machine.stop();
  await reader.close();
}
