import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import { readContent } from '../content/content-model.ts';
import { newTaskName, randomTiming } from '../content/generate-run.ts';
import type { Event } from '../event.ts';
import { done } from '../world/manager.ts';

type CreatorAct = (event: Event) => Promise<string>;

function outcomeOf({ status, body }: { status: number; body: unknown }): string {
  if (status === 200) return 'done';
  return String((body as { errors?: { code: string }[] }).errors?.[0]?.code ?? status);
}

function anyTask({ random, content }: Event) {
  const all = [...content.tasks.values()];
  return all.length === 0 ? undefined : random.pick(all);
}

function anyPoi({ random, content }: Event) {
  const all = [...content.pois.values()];
  return all.length === 0 ? undefined : random.pick(all);
}

/** A decision with its spot; undefined without one. */
function anyDecision({ random, content }: Pick<Event, 'random' | 'content'>) {
  const all = [...content.tasks.values()].flatMap(({ task, poi }) =>
    task.task_type === 'decision' ? [{ task, poi }] : [],
  );
  return all.length === 0 ? undefined : random.pick(all);
}

/** A condition of a spot about some others, about quests or about options; undefined without any. */
function randomCondition({ random, content }: Event, poiId: number) {
  const pois = random.shuffled([...content.pois.keys()].filter((id) => id !== poiId)).slice(0, random.int(1, 3));
  const tasks = random.shuffled([...content.tasks.keys()]).slice(0, random.int(1, 3));
  if (pois.length === 0 || tasks.length === 0) return undefined;
  const fork = anyDecision({ random, content });
  if (fork && random.chance(0.4)) {
    const options = random.shuffled(fork.task.task.TaskOptions.map(({ id }) => id)).slice(0, random.pick([1, 1, 2]));
    return { unlock_type: 'decision' as const, task: fork.task.id, options };
  }
  return random.chance(0.6)
    ? { unlock_type: 'poi_list' as const, pois, value: random.int(1, pois.length) }
    : { unlock_type: 'task_list' as const, tasks, value: random.int(1, tasks.length) };
}

const CREATOR_ACTS = {
  async points(event) {
    const found = anyTask(event);
    if (!found) return 'has no quest';
    const { task, poi } = found;
    const body = { points: event.random.pick([0, 5, 8, 15, 30]), recalculate: event.random.chance(0.6) };
    const answer = await event.manager.tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body });
    return `quest ${task.id} brings ${body.points}, recalculated ${body.recalculate}: ${outcomeOf(answer)}`;
  },
  async attempts(event) {
    const found = anyTask(event);
    if (!found) return 'has no quest';
    const { task, poi } = found;
    const body = { attempts: event.random.pick([null, 1, 2, 3, 5]), partial: event.random.chance(0.5) };
    const answer = await event.manager.tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body });
    return `quest ${task.id} has ${body.attempts} attempts: ${outcomeOf(answer)}`;
  },
  async explanation(event) {
    const found = anyTask(event);
    if (!found) return 'has no quest';
    const { task, poi } = found;
    const explanation = `<p>${event.secrets.text({ kind: 'explanation', task: task.name })}</p>`;
    const body = { explanation, explain_after_attempts: event.random.chance(0.5) };
    const answer = await event.manager.tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body });
    return `explains quest ${task.id}: ${outcomeOf(answer)}`;
  },
  async options(event) {
    const found = anyDecision(event);
    if (!found) return 'has no decision';
    const { task, poi } = found;
    const { id } = event.random.pick(task.task.TaskOptions);
    const isNew = event.random.chance(0.5) || task.task.TaskOptions.length < 3;
    const body = isNew
      ? { create: [{ option: `geradeaus von ${task.name}`, image: '', reaction: '' }] }
      : { delete: [id] };
    const answer = await event.manager.tasks.changeDecision({ params: { poi_id: poi.id, task_id: task.id }, body });
    return `${isNew ? 'adds an option to' : `deletes option ${id} of`} decision ${task.id}: ${outcomeOf(answer)}`;
  },
  async pieces(event) {
    const found = anyTask(event);
    if (!found) return 'has no quest';
    const { task, poi } = found;
    const others = [...event.content.tasks.keys()].filter((id) => id !== task.id);
    const body = { pieces: event.random.shuffled(others).slice(0, event.random.int(0, 4)) };
    const answer = await event.manager.tasks.setPieces({ params: { poi_id: poi.id, task_id: task.id }, body });
    return `gives quest ${task.id} the pieces ${body.pieces.join(' ')}: ${outcomeOf(answer)}`;
  },
  async 'delete a quest'(event) {
    const found = anyTask(event);
    if (!found) return 'has no quest';
    const { task, poi } = found;
    const answer = await event.manager.tasks.remove({ params: { poi_id: poi.id, task_id: task.id } });
    return `deletes quest ${task.id}: ${outcomeOf(answer)}`;
  },
  async 'add a quest'(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const name = newTaskName(event.secrets);
    const number = event.secrets.number({ kind: 'answer', task: name });
    const body = { name, points: 10, task_type: 'guess_number', task: { answer: number } } as const;
    const answer = await event.manager.tasks.create({ params: { poi_id: poi.id }, body });
    return `adds a quest to spot ${poi.id}: ${outcomeOf(answer)}`;
  },
  async 'delete a spot'(event) {
    const poi = anyPoi(event);
    if (!poi || event.content.pois.size < 3) return 'keeps its spots';
    return `deletes spot ${poi.id}: ${outcomeOf(await event.manager.managedPois.remove({ params: { poi_id: poi.id } }))}`;
  },
  async hints(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const timing = randomTiming(event.random);
    const hint = { hint_type: 'text' as const, hint_value: event.secrets.text({ kind: 'hint' }), cost: 4, ...timing };
    const hints = hintsOf(poi);
    const isNew = event.random.chance(0.5) || hints.length === 0;
    const { id } = isNew ? { id: 0 } : event.random.pick(hints);
    const old = event.random.chance(0.5) ? { delete: [id] } : { update: [{ id, ...timing, cost: 6 }] };
    const body = isNew ? { create: [hint] } : old;
    return `changes hints of spot ${poi.id}: ${outcomeOf(await event.manager.managedPois.changeHints({ params: { poi_id: poi.id }, body }))}`;
  },
  async 'add a prerequisite'(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const unlock_type = event.random.pick(['points', 'tasks', 'time'] as const);
    const body = { unlock_type, value: event.random.int(1, 15) };
    return `asks for ${body.value} ${unlock_type} at spot ${poi.id}: ${outcomeOf(await event.manager.prerequisites.create({ params: { poi_id: String(poi.id) }, body }))}`;
  },
  async 'change a prerequisite'(event) {
    const found = [...event.content.pois.values()].filter(({ UnlockPrerequisites }) => UnlockPrerequisites.length > 0);
    if (found.length === 0) return 'has no prerequisite';
    const poi = event.random.pick(found);
    const params = { poi_id: String(poi.id), prerequisite_id: event.random.pick(poi.UnlockPrerequisites).id };
    const answer = event.random.chance(0.5)
      ? await event.manager.prerequisites.change({ params, body: { value: event.random.int(1, 15) } })
      : await event.manager.prerequisites.remove({ params: { ...params, poi_id: poi.id } });
    return `changes a prerequisite of spot ${poi.id}: ${outcomeOf(answer)}`;
  },
  async 'add a condition'(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const body = randomCondition(event, poi.id);
    if (!body) return 'has nothing to wait for';
    const answer = await event.manager.conditions.create({ params: { poi_id: poi.id }, body });
    return `lets spot ${poi.id} wait for ${JSON.stringify(body)}: ${outcomeOf(answer)}`;
  },
  async 'change a condition'(event) {
    const found = [...event.content.pois.values()].filter(({ Conditions = [] }) => Conditions.length > 0);
    if (found.length === 0) return 'has no condition';
    const poi = event.random.pick(found);
    const { id: condition_id } = event.random.pick(poi.Conditions ?? []);
    const value = event.random.int(1, 3);
    const answer = event.random.chance(0.7)
      ? await event.manager.conditions.change({ params: { poi_id: poi.id, condition_id }, body: { value } })
      : await event.manager.prerequisites.remove({ params: { poi_id: poi.id, prerequisite_id: condition_id } });
    return `changes a condition of spot ${poi.id}: ${outcomeOf(answer)}`;
  },
  async 'how a spot opens'(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const body = { unlock_mode: event.random.pick(['all', 'any'] as const) };
    const answer = await event.manager.managedPois.change({ params: { poi_id: poi.id }, body });
    return `opens spot ${poi.id} by ${body.unlock_mode}: ${outcomeOf(answer)}`;
  },
  async rules(event) {
    const params = { exploration_id: event.exploration.id };
    const body = {
      route: event.random.pick(['free', 'in_order'] as const),
      ...(event.random.chance(0.5) && { finish_rule: 'pois_done' as const, finish_pois: event.random.int(1, 5) }),
    };
    const answer = await event.manager.managedExplorations.change({ params, body });
    return `changes the rules to ${JSON.stringify(body)}: ${outcomeOf(answer)}`;
  },
  async arrival(event) {
    const poi = anyPoi(event);
    if (!poi) return 'has no spot';
    const body = {
      arrival_radius: event.random.pick([null, 30, 60]),
      arrival_wait_minutes: event.random.pick([null, 5]),
    };
    const answer = await event.manager.managedPois.changeArrival({ params: { poi_id: poi.id }, body });
    if (answer.status === 200 && answer.body.arrival_code)
      event.secrets.keep(answer.body.arrival_code, { kind: 'code' });
    return `asks for arrival at spot ${poi.id} within ${body.arrival_radius} m: ${outcomeOf(answer)}`;
  },
  async 'accept a wrong answer'(event) {
    const params = { exploration_id: event.exploration.id };
    const { rows } = done(await event.manager.managedInsights.wrongAnswers({ params }));
    if (rows.length === 0) return 'has no wrong answer to accept';
    const { task_id, text } = event.random.pick(rows);
    const poi = event.content.tasks.get(task_id)?.poi;
    if (!poi) return 'has no such quest';
    event.accepted.add(task_id);
    const body = { text, recalculate: event.random.chance(0.7) };
    const answer = await event.manager.managedInsights.acceptWrongAnswer({ params: { poi_id: poi.id, task_id }, body });
    return `accepts „${text}“ for quest ${task_id}: ${outcomeOf(answer)}`;
  },
  async 'reply to a wrong answer'(event) {
    const params = { exploration_id: event.exploration.id };
    const { rows } = done(await event.manager.managedInsights.wrongAnswers({ params }));
    if (rows.length === 0) return 'has no wrong answer to reply to';
    const { task_id, text } = event.random.pick(rows);
    const found = event.content.tasks.get(task_id);
    if (!found) return 'has no such quest';
    const free = event.random.chance(0.5);
    const reply = event.secrets.text({ kind: 'reply', task: found.task.name, answer: text, free });
    const body = { text, reply, free };
    const answer = await event.manager.managedInsights.replyToAnswer({
      params: { poi_id: found.poi.id, task_id },
      body,
    });
    return `replies to „${text}“ of quest ${task_id}: ${outcomeOf(answer)}`;
  },
  async 'delete a photo'(event) {
    const query = { exploration_name: event.exploration.slug, state: 'all' } as const;
    const { rows } = done(await event.manager.managedReviews.list({ query }));
    if (rows.length === 0) return 'has no photo';
    const photo = event.random.pick(rows);
    return `deletes the picture of photo ${photo.id}: ${outcomeOf(await event.manager.managedReviews.remove({ params: { photo_id: photo.id } }))}`;
  },
} satisfies Record<string, CreatorAct>;

const WEIGHTS: Record<keyof typeof CREATOR_ACTS, number> = {
  points: 8,
  attempts: 5,
  explanation: 2,
  options: 2,
  pieces: 2,
  'delete a quest': 3,
  'add a quest': 3,
  'delete a spot': 1,
  hints: 3,
  'add a prerequisite': 2,
  'change a prerequisite': 3,
  'add a condition': 3,
  'change a condition': 2,
  'how a spot opens': 2,
  rules: 2,
  arrival: 2,
  'accept a wrong answer': 4,
  'reply to a wrong answer': 4,
  'delete a photo': 1,
};

/** One change of the content. */
export async function creatorAct(event: Event): Promise<void> {
  const act = event.random.weighted(WEIGHTS);
  event.history.act(`creator: ${act}`);
  event.interference += 1;
  event.edits += 1;
  event.history.note(await CREATOR_ACTS[act](event));
  event.content = await readContent(event.manager, event.exploration.slug);
}

/** A verdict on a photo. */
export async function reviewAct(event: Event): Promise<void> {
  const query = { exploration_name: event.exploration.slug, state: 'all' } as const;
  const { rows } = done(await event.manager.managedReviews.list({ query }));
  if (rows.length === 0) return;
  const { id, updated_at, max_points } = event.random.pick(rows);
  const isAccepted = event.random.chance(0.6);
  const points = event.random.chance(0.3) ? { points: event.random.int(0, max_points), reason: 'Teils' } : {};
  const body = isAccepted
    ? { verdict: 'accepted' as const, updated_at, ...points }
    : { verdict: 'rejected' as const, updated_at, reason: 'Unscharf' };
  event.interference += 1;
  event.history.act(`reviewer: ${body.verdict} photo ${id}`);
  event.history.note(outcomeOf(await event.manager.managedReviews.judge({ params: { photo_id: id }, body })));
}
