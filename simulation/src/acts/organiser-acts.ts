import { TIE_RULES } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import type { Event } from '../event.ts';
import { Broken } from '../world/history.ts';
import { done } from '../world/manager.ts';

type Battle = NonNullable<Event['battle']>;
type OrganiserAct = (event: Event, battle: Battle) => Promise<string>;

/** Carries out an act once or, as after a lost response, twice with the same id: both responses are equal. */
async function once<A extends { status: number; body: unknown }>(
  { random }: Event,
  act: (submissionId: string) => Promise<A>,
): Promise<A> {
  const id = random.uuid();
  const first = await act(id);
  if (first.status !== 200 || random.chance(0.7)) return first;
  const second = await act(id);
  if (JSON.stringify(first.body) !== JSON.stringify(second.body))
    throw new Broken('nothing counts twice', `${JSON.stringify(first.body)} and then ${JSON.stringify(second.body)}`);
  return first;
}

/** The result of an act, or the code of its refusal. */
function outcomeOf({ status, body }: { status: number; body: unknown }): string {
  if (status === 200) return 'done';
  return String((body as { errors?: { code: string }[] }).errors?.[0]?.code ?? status);
}

async function participants({ manager }: Event, { slug }: Battle) {
  const { rows } = done(await manager.managedBattles.list({ query: { name: slug } }));
  return rows[0]?.Participants ?? [];
}

const TAKEN_BACK: ReadonlySet<string> = new Set(['points', 'extra_minutes', 'participant_removed']);

const ORGANISER_ACTS = {
  async points(event, battle) {
    const side = event.random.pick(await participants(event, battle));
    const points = event.random.pick([-15, -5, 5, 10, 20]);
    const body = { team_id: side.team.id, points, reason: 'Lied' };
    const params = { battle_id: battle.id };
    const answer = await once(event, (submission_id) =>
      event.manager.managedBattles.givePoints({ params, body: { ...body, submission_id } }),
    );
    return `gives ${points} points to ${side.team.name}: ${outcomeOf(answer)}`;
  },
  async undo(event, battle) {
    const params = { battle_id: battle.id };
    const { rows } = done(await event.manager.managedEvents.log({ params, query: { limit: 20 } }));
    const acts = rows.filter(({ undoable, kind }) => undoable && TAKEN_BACK.has(kind));
    if (acts.length === 0) return 'has nothing to take back';
    const { id, kind } = event.random.pick(acts);
    return `takes back ${kind}: ${outcomeOf(await event.manager.managedEvents.undo({ params: { ...params, act_id: id } }))}`;
  },
  async pause(event, battle) {
    const params = { battle_id: battle.id };
    const { rows } = done(await event.manager.managedBattles.list({ query: { name: battle.slug } }));
    const paused = rows[0]?.state !== 'paused';
    return `${paused ? 'pauses' : 'resumes'}: ${outcomeOf(await event.manager.managedBattles.pause({ params, body: { paused } }))}`;
  },
  async minutes(event, battle) {
    const side = event.random.pick(await participants(event, battle));
    const params = { battle_id: battle.id, participant_id: side.id };
    const body = { extra_minutes: event.random.pick([0, 10, 30]) };
    return `gives minutes to ${side.team.name}: ${outcomeOf(await event.manager.managedBattles.giveTime({ params, body }))}`;
  },
  async 'open a spot'(event, battle) {
    const side = event.random.pick(await participants(event, battle));
    const poi_id = event.random.pick([...event.content.pois.keys()]);
    const params = { battle_id: battle.id, participant_id: side.id, poi_id };
    const answer = await once(event, (submission_id) =>
      event.manager.managedEvents.openPoi({ params, body: { submission_id } }),
    );
    return `opens spot ${poi_id} for ${side.team.name}: ${outcomeOf(answer)}`;
  },
  async freeze(event, battle) {
    const frozen = event.random.chance(0.5);
    const params = { battle_id: battle.id };
    return `freezes ${frozen}: ${outcomeOf(await event.manager.managedBattles.freeze({ params, body: { frozen } }))}`;
  },
  async 'rank by share'(event, battle) {
    const params = { battle_id: battle.id };
    const body = { rank_by_share: event.random.chance(0.5) };
    return `ranks by share ${body.rank_by_share}: ${outcomeOf(await event.manager.managedBattles.change({ params, body }))}`;
  },
  async 'tie rule'(event, battle) {
    const params = { battle_id: battle.id };
    const body = { tie_rule: event.random.pick(TIE_RULES) };
    return `decides ties by ${body.tie_rule}: ${outcomeOf(await event.manager.managedBattles.change({ params, body }))}`;
  },
  async 'later start'(event, battle) {
    const side = event.random.pick(await participants(event, battle));
    const team_action = { action: 'start_delay' as const, start_delay: event.random.int(0, 20) };
    const body = { participant_ids: [side.id], team_action };
    const answer = await event.manager.managedEvents.act({ params: { battle_id: battle.id }, body });
    return `moves the start of ${side.team.name}: ${outcomeOf(answer)}`;
  },
  async 'arrival code'(event, battle) {
    event.edits += 1;
    const params = { battle_id: battle.id };
    const body = { active: event.random.chance(0.7) };
    const answer = await event.manager.managedBattles.arrivalCode({ params, body });
    if (answer.status === 200 && answer.body.arrival_code)
      event.secrets.keep(answer.body.arrival_code, { kind: 'code' });
    return `switches the arrival code: ${outcomeOf(answer)}`;
  },
  async merge(event, battle) {
    const [from, into] = event.random.shuffled(await participants(event, battle));
    if (!from || !into) return 'has one team only';
    event.watch.forgetAllOpen();
    const params = { battle_id: battle.id, participant_id: from.id };
    const answer = await once(event, (submission_id) =>
      event.manager.managedEvents.merge({ params, body: { into_participant_id: into.id, submission_id } }),
    );
    return `merges ${from.team.name} into ${into.team.name}: ${outcomeOf(answer)}`;
  },
  async 'remove a team'(event, battle) {
    const [side, ...others] = event.random.shuffled(await participants(event, battle));
    if (!side || others.length === 0) return 'has one team only';
    event.watch.forgetAllOpen();
    const params = { battle_id: battle.id, participant_id: side.id };
    return `removes ${side.team.name}: ${outcomeOf(await event.manager.managedBattles.removeParticipant({ params }))}`;
  },
  async 'later end'(event, battle) {
    const ends_at = new Date(event.clock.now() + event.random.int(30, 300) * 60_000).toISOString();
    const params = { battle_id: battle.id };
    return `sets the end: ${outcomeOf(await event.manager.managedBattles.change({ params, body: { ends_at } }))}`;
  },
  async end(event, battle) {
    return `ends: ${outcomeOf(await event.manager.managedBattles.end({ params: { battle_id: battle.id } }))}`;
  },
  async 'offline play'(event, battle) {
    event.edits += 1;
    const params = { battle_id: battle.id };
    const body = { playable_offline: event.random.chance(0.7) };
    return `allows offline play ${body.playable_offline}: ${outcomeOf(await event.manager.managedBattles.change({ params, body }))}`;
  },
} satisfies Record<string, OrganiserAct>;

const WEIGHTS: Record<keyof typeof ORGANISER_ACTS, number> = {
  points: 10,
  undo: 4,
  pause: 3,
  minutes: 4,
  'open a spot': 5,
  freeze: 2,
  'rank by share': 2,
  'tie rule': 2,
  'later start': 1,
  'arrival code': 2,
  merge: 2,
  'remove a team': 2,
  'later end': 3,
  end: 1,
  'offline play': 1,
};

/** A pause does not last long, and an event that has ended often goes on. */
async function nextAct({ random, reader }: Event, { id }: Battle): Promise<keyof typeof ORGANISER_ACTS> {
  const [times] = await reader.rows<{ paused_at: number | null; ends_at: number | null }>(
    `select paused_at, ends_at from battles where id = ${id}`,
  );
  if (times?.paused_at != null && random.chance(0.8)) return 'pause';
  return random.weighted(WEIGHTS);
}

export async function organiserAct(event: Event): Promise<void> {
  if (!event.battle) return;
  const act = await nextAct(event, event.battle);
  event.history.act(`organiser: ${act}`);
  event.interference += 1;
  event.history.note(await ORGANISER_ACTS[act](event, event.battle));
}
