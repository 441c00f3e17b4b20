import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const PLAYER_URL = 'https://play.test';
const opened = await fileApp({ env: { PLAYER_URL } });
const { client: visitor, app, as } = opened;
const PUBLIC_PLACE = '93047';
const HIDDEN_PLACE = '04109';
const NOT_FOUND = problem(404, 'not_found');

/** A creator with a published run that only its link finds, and a Versus in which a team plays it. */
async function hidden() {
  const by = await creator(opened);
  const name = freshName('Geheimgang');
  const { exploration, poi, task } = await by.publishedExploration({
    name,
    visibility: 'link',
    postal_code: HIDDEN_PLACE,
    lang: 'nds',
    playable_offline: true,
  });
  const { id, slug, link_key: key } = exploration;
  if (key === null) throw new Error('no key');
  const battle = done(
    await by.client.managedBattles.create({ body: { name: freshName('Nachtduell'), playable_offline: true } }),
  );
  const team = done(await by.client.managedTeams.create({ body: { name: freshName('Eulen') } }));
  const params = { battle_id: battle.id };
  done(await by.client.managedBattles.addParticipant({ params, body: { exploration_id: id, team_id: team.id } }));
  const of = { params: { exploration_id: id } };
  return { ...by, exploration, id, slug, key, poi, task, battle, team, of };
}

type Hidden = Awaited<ReturnType<typeof hidden>>;

const page = (path: string) => app.inject({ url: path });
const runPage = ({ slug }: Hidden, key?: string) =>
  page(`/exploration/${encodeURIComponent(slug)}${key === undefined ? '' : `?exploration_code=${key}`}`);
const named = ({ slug: name }: { slug: string }, key?: string) =>
  visitor.explorations.list({ query: { name, exploration_code: key } });
const join = (id: number, code?: string) =>
  visitor.joining.exploration({ body: { exploration_id: id, exploration_code: code, progressor_id: randomUUID() } });

test('a run that only its link finds is in no list, map, search, language filter, site map or Versus', async () => {
  const run = await hidden();
  const { slug, exploration, battle } = run;
  const searched = { search: exploration.name, limit: 50 };
  for (const query of [{ limit: 50 }, searched, { postal_code: [HIDDEN_PLACE] }, { language: 'nds' }] as const) {
    const list = done(await visitor.explorations.list({ query: query as never }));
    expect(list.rows.map((row) => row.slug)).not.toContain(slug);
    expect(list.languages.map(({ lang }) => lang)).not.toContain('nds');
    const { rows } = done(await visitor.explorations.markers({ query: query as never }));
    expect(rows.map((marker) => marker.postal_code)).not.toContain(HIDDEN_PLACE);
  }
  const battles = done(await visitor.battles.list({ query: { limit: 50 } }));
  expect(battles.rows.map((row) => row.slug)).not.toContain(battle.slug);
  expect(done(await visitor.battles.list({ query: searched })).count).toBe(0);
  expect(done(await visitor.battles.markers({})).rows).toEqual([]);
  for (const part of ['sitemap.xml', 'sitemap/runs/0.xml', 'sitemap/battles/0.xml'])
    expect((await page(`/${part}`)).body).not.toContain(encodeURIComponent(slug));
});

test('counts on the map follow when a run is hidden and shown again', async () => {
  const by = await creator(opened);
  const { exploration } = await by.publishedExploration({ postal_code: PUBLIC_PLACE, code: 'EICHE' });
  const params = { exploration_id: exploration.id };
  const figures = async () => {
    const query = { postal_code: [PUBLIC_PLACE] };
    const { count } = done(await visitor.explorations.list({ query: query as never }));
    const markers = done(await visitor.explorations.markers({ query: query as never })).rows;
    return [count, markers[0]?.count ?? 0];
  };
  expect(await figures()).toEqual([1, 1]);
  const seen = done(await by.client.managedExplorations.change({ params, body: { visibility: 'link' } }));
  expect(seen).toMatchObject({ visibility: 'link', code: null, link_key: expect.stringMatching(/^[a-z\d]{20}$/) });
  expect(await figures()).toEqual([0, 0]);
  const shown = done(await by.client.managedExplorations.change({ params, body: { visibility: 'public' } }));
  expect(shown).toMatchObject({ visibility: 'public', link_key: null });
  expect(await figures()).toEqual([1, 1]);
  const again = done(await by.client.managedExplorations.change({ params, body: { visibility: 'link' } }));
  expect(again.link_key).toBe(seen.link_key);
  done(await by.client.managedExplorations.remove({ params }));
  expect(await figures()).toEqual([0, 0]);
});

test('slug and number answer only with the key, in every public call', async () => {
  const run = await hidden();
  const { id, slug, key, battle, team } = run;
  const [battle_id, team_id] = [battle.id, team.id];
  for (const wrong of [undefined, '', slug, String(id), `${key}a`, key.slice(1)]) {
    expect(done(await named(run, wrong))).toMatchObject({ count: 0, rows: [] });
    expect(done(await visitor.battles.list({ query: { name: battle.slug, exploration_code: wrong } })).rows).toEqual(
      [],
    );
    expect(await join(id, wrong)).toMatchObject(NOT_FOUND);
    const body = { exploration_id: id, exploration_code: wrong, battle_id, team_id };
    expect(await visitor.joining.instant({ body })).toMatchObject(NOT_FOUND);
    expect(await visitor.joining.instantInfo({ query: body })).toMatchObject(NOT_FOUND);
    const together = { name: 'Wir', exploration_code: wrong };
    expect(await visitor.joining.together({ params: { exploration_id: id }, body: together })).toMatchObject(NOT_FOUND);
  }
  expect(done(await named(run, key)).rows).toMatchObject([{ id, code: 0, visibility: 'link' }]);
  expect(done(await named(run, `${key.toUpperCase()}.`)).count, 'as a program writes it').toBe(1);
  const query = { name: battle.slug, exploration_code: key };
  expect(done(await visitor.battles.list({ query })).rows).toMatchObject([{ Explorations: [{ id }] }]);
  const asked = { exploration_id: id, exploration_code: key, battle_id, team_id };
  const info = done(await visitor.joining.instantInfo({ query: asked }));
  expect(info).toMatchObject({ exploration: { id, visibility: 'link' }, team: { id: team.id } });
  done(await join(id, key));
  done(await visitor.joining.instant({ body: asked }));
});

test('its page is found with the key only, and kept out of search engines', async () => {
  const run = await hidden();
  const { key, battle, slug, exploration } = run;
  expect((await runPage(run)).statusCode).toBe(404);
  expect((await runPage(run, 'falsch')).statusCode).toBe(404);
  const inBattle = `/battle/${encodeURIComponent(battle.slug)}/exploration/${encodeURIComponent(slug)}`;
  expect((await page(inBattle)).statusCode).toBe(404);
  for (const response of [await runPage(run, key), await page(`${inBattle}?exploration_code=${key}`)]) {
    expect(response).toMatchObject({ statusCode: 200, headers: { 'x-robots-tag': 'noindex' } });
    expect(response.body).toContain('name="robots" content="noindex"');
    expect(response.body).toContain(exploration.name);
    expect(response.body).not.toContain('canonical');
  }
  for (const path of [`/join?exploration_id=${run.id}`, `/exploration/${encodeURIComponent(slug)}/poi`])
    expect((await page(path)).body).not.toContain(exploration.name);
});

test('links, cards and the big screen carry the key, and a new key ends them', async () => {
  const run = await hidden();
  const { client, key, id, battle, team, of, slug } = run;
  const share = () => client.managedExplorations.share({ query: { name: slug } });
  const cards = () => client.managedProgress.share({ query: { name: battle.slug } });
  const link = (address: string) => new URL(address).searchParams.get('exploration_code');
  const address = (short: string) => {
    const [participant = '', check = ''] = short.split('-');
    return visitor.joining.card({ params: { participant_id: Number(participant) }, query: { check } });
  };
  const look = (exploration_code?: string) =>
    visitor.board.read({ params: { battle: battle.slug }, query: { exploration_code } });

  expect(done(await share())).toMatchObject({ visibility: 'link', code: null });
  expect(link(done(await share()).join_url)).toBe(key);
  const [card] = done(await cards()).rows;
  expect(card?.Exploration.code).toBe('0');
  expect(link(card?.join_url ?? '')).toBe(key);
  const ids = { exploration_id: id, battle_id: battle.id, team_id: team.id };
  expect(done(await address(card?.card ?? ''))).toEqual({ ...ids, exploration_code: 0, team_code: 0, link_key: key });

  done(await client.managedBattles.showBoard({ params: { battle: battle.id }, body: { board: true } }));
  expect(JSON.stringify(done(await look()))).not.toContain(key);
  const board = done(await look(key));
  expect(link(board.join_url)).toBe(key);
  const short = new URL(board.short_url).pathname;
  expect((await page(short)).headers.location).toContain(`/team?exploration_code=${key}`);

  const renewed = done(await client.managedExplorations.renewLink(of));
  expect(renewed.link_key).not.toBe(key);
  expect(done(await named(run, key)).count).toBe(0);
  expect(await join(id, key)).toMatchObject(NOT_FOUND);
  expect(await address(card?.card ?? '')).toMatchObject(NOT_FOUND);
  expect((await page(short)).statusCode).toBe(404);
  expect(link(done(await share()).join_url)).toBe(renewed.link_key);
  done(await address(done(await cards()).rows[0]?.card ?? ''));
});

test('who has joined plays on without the key, invites friends, and reads the present key', async () => {
  const run = await hidden();
  const { client, id, key, of, task } = run;
  const guest = randomUUID();
  const body = { exploration_id: id, exploration_code: key, progressor_id: guest };
  const player = as(done(await visitor.joining.exploration({ body })).accessToken);
  const founded = { name: 'Wir', exploration_code: key, progressor_id: randomUUID() };
  const { invitation } = done(await visitor.joining.together({ params: { exploration_id: id }, body: founded }));
  expect(invitation.join_url).not.toContain(key);
  for (const visibility of ['public', 'link'] as const)
    done(await client.managedExplorations.change({ ...of, body: { visibility } }));
  const { link_key } = done(await client.managedExplorations.renewLink(of));

  const shown = done(await player.joined.pois());
  expect(shown).toMatchObject({ exploration: { id, code: 0, link_key } });
  done(await player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) }));
  done(await player.joined.offlinePackage());
  const { team_id, team_code } = invitation;
  done(
    await visitor.joining.instant({ body: { exploration_id: id, team_id, team_code, progressor_id: randomUUID() } }),
  );
  const own = done(await visitor.progress.myself({ query: { guest_id: guest } }));
  expect(own.rows).toMatchObject([{ Exploration: { id, link_key } }]);
});

test('a code and the link exclude each other, and publishing may choose who finds the run', async () => {
  const by = await creator(opened);
  const { exploration } = await by.publishedExploration({ code: 'EICHE' });
  const of = { params: { exploration_id: exploration.id } };
  const { change, publish } = by.client.managedExplorations;
  const refused = { status: 400, body: { errors: [{ code: 'invalid_request', path: 'code' }] } };
  expect(await change({ ...of, body: { visibility: 'link', code: 'BUCHE' } })).toMatchObject(refused);
  const draft = { name: freshName('Beides'), description: 'x', postal_code: PUBLIC_PLACE };
  const both = { ...draft, visibility: 'link', code: 'BUCHE' } as const;
  expect(await by.client.managedExplorations.create({ body: both })).toMatchObject(refused);

  done(await publish({ ...of, body: { published: false } }));
  const found = done(await publish({ ...of, body: { published: true, visibility: 'link' } }));
  expect(found).toMatchObject({ published: true, visibility: 'link', code: null, link_key: expect.any(String) });
  expect(await change({ ...of, body: { code: 'BUCHE' } })).toMatchObject(refused);
  const coded = done(await change({ ...of, body: { visibility: 'public', code: 'BUCHE' } }));
  expect(coded).toMatchObject({ visibility: 'public', code: 'BUCHE', link_key: null });
  expect(done(await named(exploration)).rows).toMatchObject([{ code: 1 }]);
});

test('a file says who finds the run and never holds the key; a copy gets its own', async () => {
  const { client, of, key } = await hidden();
  const file = done(await client.managedExplorations.exportFile(of));
  expect(file.exploration).toMatchObject({ visibility: 'link', code: null });
  expect(JSON.stringify(file)).not.toContain(key);
  const rename = { query: { rename: 'true' } } as const;
  const again = done(await client.managedExplorations.importFile({ ...rename, body: file }));
  const copy = done(await client.managedExplorations.copy(of));
  for (const made of [again, copy]) expect(made).toMatchObject({ visibility: 'link', published: false });
  expect(new Set([key, again.link_key, copy.link_key]).size).toBe(3);
  const { visibility: _unknown, ...older } = file.exploration;
  const everybody = await client.managedExplorations.importFile({ ...rename, body: { ...file, exploration: older } });
  expect(done(everybody)).toMatchObject({ visibility: 'public', link_key: null });
  const body = { ...file, exploration: { ...file.exploration, code: 'EICHE' } };
  expect(await client.managedExplorations.importFile({ ...rename, body })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'exploration.code' }] },
  });
});

test('a team that registers itself gets the key for its mates', async () => {
  const event = await openRegistration(opened);
  const params = { exploration_id: event.exploration.id };
  const { link_key } = done(await event.client.managedExplorations.change({ params, body: { visibility: 'link' } }));
  expect(JSON.stringify(done(await event.info()))).not.toContain(link_key);
  expect(await event.register('Die Dachse')).toMatchObject({ exploration_code: link_key });
});
