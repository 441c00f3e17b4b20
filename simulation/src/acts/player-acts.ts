import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { isFriendsTeam } from '@puzzle-runs/web/session/session.ts';
import { answerOfKind, rightAnswer, wrongAnswer } from '../content/answers.ts';
import type { Event } from '../event.ts';
import { checkRanking } from '../invariants/check-ranking.ts';
import { checkSynced } from '../invariants/check-synced.ts';
import { findParticipation } from '../invariants/participation-state.ts';
import type { Phone } from '../phone/phone.ts';
import type { Random } from '../world/random.ts';

type Row = JoinedPois['rows'][number];
type OpenRow = Extract<Row, { unlocked: true }>;

function openRows(view: JoinedPois | undefined): OpenRow[] {
  return (view?.rows ?? []).filter((row): row is OpenRow => row.unlocked);
}

/** Ids of photos on a phone are negative and new. */
function newPhoto(event: Event): number {
  event.photos += 1;
  return -event.photos;
}

/** An answer to a quest on the screen, or to one that is not shown any more. */
function answerFor(event: Event, view: JoinedPois | undefined): Submission | undefined {
  const { random, content } = event;
  const shown = openRows(view).flatMap(({ Tasks }) => Tasks);
  const open = shown.filter(({ progressed, remaining_attempts }) => !progressed && remaining_attempts !== 0);
  const all = [...shown.map(({ id, task_type }) => ({ id, task_type })), ...hidden(content)];
  const candidates = open.length > 0 && random.chance(0.9) ? open : all;
  if (candidates.length === 0) return undefined;
  const { id, task_type } = random.pick(candidates);
  const known = content.tasks.get(id)?.task;
  const give = random.chance(0.5) ? rightAnswer : wrongAnswer;
  const photo = () => newPhoto(event);
  const answer = known ? give(known, random, photo) : answerOfKind(task_type, photo);
  return { progress_type: 'task', progress_id: id, task_type, answer } as Submission;
}

function hidden({ tasks }: Event['content']) {
  return Array.from(tasks.values(), ({ task: { id, task_type } }) => ({ id, task_type }));
}

function idsOfHints(poi: OpenRow | ManagedPoi): number[] {
  return hintsOf<{ id: number }>(poi).map(({ id }) => id);
}

function purchaseFor({ random, content }: Event, view: JoinedPois | undefined): Submission | undefined {
  const shown = openRows(view).flatMap(idsOfHints);
  const all = Array.from(content.pois.values()).flatMap(idsOfHints);
  const candidates = shown.length > 0 && random.chance(0.9) ? shown : all;
  return candidates.length === 0 ? undefined : { progress_type: 'hint', progress_id: random.pick(candidates) };
}

function arrivalFor({ random, content }: Event, view: JoinedPois | undefined): Submission | undefined {
  const waiting = openRows(view).filter(({ arrival }) => arrival.required && !arrival.arrived);
  const [rows, all] = [waiting.map(({ id }) => id), Array.from(content.pois.keys())];
  const ids = rows.length > 0 && random.chance(0.9) ? rows : all;
  if (ids.length === 0) return undefined;
  const id = random.pick(ids);
  const row = waiting.find((each) => each.id === id);
  return {
    progress_type: 'arrival',
    progress_id: id,
    ...arrivalAt(random, content.pois.get(id), row?.arrival.judge),
  } as Submission;
}

async function send(event: Event, phone: Phone, body: Submission | undefined): Promise<void> {
  if (!body) return;
  const { progress_type, progress_id } = body;
  const detail = 'answer' in body ? ` ${JSON.stringify(body.answer)}` : 'via' in body ? ` by ${body.via}` : '';
  event.history.act(`${phone.name}: ${progress_type} ${progress_id}${detail}`);
  const isBasis = phone.downloadRevision() === event.edits && (await isAlone(event, phone));
  await phone.submit(body, isBasis ? event.interference : undefined);
  if (event.random.chance(0.5)) await phone.sync();
}

/** Whether no other phone plays the same participation, now or later. */
async function isAlone({ phones, reader }: Event, phone: Phone): Promise<boolean> {
  const playedBy = async (each: Phone) => (await findParticipation(reader, each.claims()?.participation_id ?? 0))?.id;
  const own = await playedBy(phone);
  for (const other of phones) {
    if (other === phone) continue;
    const isTeammate = phone.place.team !== undefined && other.place.team === phone.place.team;
    if (isTeammate || (await playedBy(other)) === own) return false;
  }
  return true;
}

/** Continues the game of another phone of the same place with its one-time code. */
async function continueOther(event: Event, phone: Phone): Promise<boolean> {
  const isSame = ({ place, hasToken }: Phone) => place.team === phone.place.team && hasToken();
  const other = event.phones.find((each) => each !== phone && isSame(each));
  const code = other && (await other.gameCode());
  if (!code) return false;
  event.history.act(`${phone.name}: continues the game of ${other.name}`);
  event.interference += 1; // two phones now play one game
  return phone.continueGame(code.code);
}

/** Lets a phone be in the game: joined, with the app open and a game on the screen. */
async function ready(event: Event, phone: Phone): Promise<boolean> {
  const isIn = phone.hasToken() || (event.random.chance(0.1) && (await continueOther(event, phone)));
  if (!isIn && !(await phone.join())) return false;
  await phone.openApp();
  if (!phone.last()) await phone.sync();
  return phone.last() !== undefined;
}

type PlayerAct = (event: Event, phone: Phone) => Promise<void>;

const PLAYER_ACTS = {
  answer: (event, phone) => send(event, phone, answerFor(event, phone.view())),
  hint: (event, phone) => send(event, phone, purchaseFor(event, phone.view())),
  arrive: (event, phone) => send(event, phone, arrivalFor(event, phone.view())),
  async sync(event, phone) {
    event.history.act(`${phone.name}: reads the game`);
    const isOld = phone.hasDownload() && phone.downloadRevision() !== event.edits;
    if (isOld && event.random.chance(0.7)) await phone.download(event.edits);
    if (await phone.sync()) checkSynced(event, phone);
  },
  async download(event, phone) {
    event.history.act(`${phone.name}: downloads the answers`);
    const outcome = await phone.download(event.edits);
    event.history.note(`${phone.name}: ${outcome}`);
  },
  async ranking(event, phone) {
    event.history.act(`${phone.name}: reads the ranking`);
    await checkRanking(event, phone);
  },
  async tunnel(event, phone) {
    event.history.act(`${phone.name}: ${phone.isDown() ? 'has a network again' : 'loses the network'}`);
    if (phone.isDown()) return phone.goOnline();
    // Most players load the answers before they leave the network.
    if (event.random.chance(0.7)) {
      if (phone.downloadRevision() !== event.edits) await phone.download(event.edits);
      await phone.sync();
    }
    phone.goOffline(event.random.chance(0.5));
  },
  async close({ history, random }, phone) {
    history.act(`${phone.name}: the player closes the app`);
    phone.closeApp(random.chance(0.5));
  },
  async 'join again'({ history }, phone) {
    history.act(`${phone.name}: joins again`);
    await phone.join();
  },
  async leave({ history }, phone) {
    if (!isFriendsTeam(phone.place)) return;
    history.act(`${phone.name}: leaves the team`);
    history.note(`${phone.name}: ${(await phone.leave()) ? 'has left' : 'has not left'}`);
  },
  async rate(event, phone) {
    const rating = event.random.int(1, 5);
    event.history.act(`${phone.name}: rates the run with ${rating}`);
    await phone.rate(event.exploration.id, rating);
  },
  async 'log in'(event, phone) {
    event.history.act(`${phone.name}: logs in`);
    event.accounts += 1;
    const token = await event.newSession(event.accounts);
    event.history.note(`${phone.name}: ${(await phone.logIn(token)) ? 'takes its games over' : 'takes no games over'}`);
  },
  async wait({ history, clock, random }) {
    const minutes = random.int(2, 12);
    history.act(`${minutes} minutes pass`);
    await clock.advance(minutes * 60_000);
  },
} satisfies Record<string, PlayerAct>;

const WEIGHTS: Record<keyof typeof PLAYER_ACTS, number> = {
  answer: 50,
  hint: 8,
  arrive: 10,
  sync: 12,
  download: 8,
  ranking: 3,
  tunnel: 8,
  close: 3,
  'join again': 1,
  leave: 1,
  rate: 2,
  'log in': 1,
  wait: 4,
};

/** One act of a random player. */
export async function playerAct(event: Event): Promise<void> {
  // A player does several things in a row.
  const phone = event.player && event.random.chance(0.6) ? event.player : event.random.pick(event.phones);
  event.player = phone;
  if (!(await ready(event, phone))) {
    event.history.act(`${phone.name}: cannot join yet`);
    return;
  }
  await PLAYER_ACTS[event.random.weighted(WEIGHTS)](event, phone);
}

/** The place of a spot as its creator knows it. */
function placeOf(poi: ManagedPoi): { latitude: number; longitude: number } | null {
  if (poi.location_type === 'hint') return poi.target;
  const { latitude, longitude } = poi.location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A proof of an arrival, right or wrong. `judge`: who compares positions, as the phone knows. */
function arrivalAt(random: Random, poi: ManagedPoi | undefined, judge: 'phone' | 'server' | 'none' = 'none') {
  switch (random.pick(['code', 'position', 'self_reported'] as const)) {
    case 'code': {
      const right = poi?.arrival_code ?? 'AAAAAA';
      return { via: 'code', code: random.chance(0.7) ? right : 'BBBBBB' } as const;
    }
    case 'position': {
      const accuracy = random.pick(['good', 'good', 'fair', 'poor'] as const);
      if (judge !== 'server') return { via: 'position', accuracy } as const;
      const place = (poi && placeOf(poi)) ?? { latitude: 48, longitude: 11 };
      const away = random.chance(0.6) ? 0.0001 : 0.01;
      const position = { latitude: place.latitude + away, longitude: place.longitude, accuracy: 5 };
      return { via: 'position', accuracy, position } as const;
    }
    case 'self_reported':
      return { via: 'self_reported' } as const;
  }
}
