import type { PublicBattle, PublicTeam } from '@puzzle-runs/contract/battle.ts';
import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { addressOf, call } from '@puzzle-runs/web/api/call.ts';
import { embeddedAt, embeddedResponse } from '@puzzle-runs/web/api/embedded-responses.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { LINK_KEY, to } from '#to.ts';

interface Address {
  exploration: string;
  battle: string | undefined;
}

export interface OpenedExploration {
  exploration: PublicExploration;
  /** Undefined outside of a battle. */
  battle: PublicBattle | undefined;
  /** Teams of the battle in this exploration. */
  teams: PublicTeam[];
}

function firstRequest(slug: string, lang?: string, key?: string) {
  const options = { ...(lang !== undefined && { lang }), ...(key !== undefined && { exploration_code: key }) };
  return { query: { name: slug, limit: 1, ...options } };
}

/** The exploration that the server wrote into its page, unless its language differs from the requested one. */
function embeddedExploration(
  { exploration: slug, battle }: Address,
  lang: string | undefined,
): OpenedExploration | undefined {
  if (battle !== undefined) return undefined;
  const [exploration] = embeddedRows(slug, lang) ?? embeddedRows(slug) ?? [];
  if (!exploration) return undefined;
  const { languages, lang: source, description_lang: shown = source } = exploration;
  if (lang !== undefined && languages && lang !== shown) return undefined;
  return { exploration, battle: undefined, teams: [] };
}

function embeddedRows(slug: string, lang?: string) {
  const address = addressOf(routes.explorations.list, firstRequest(slug, lang));
  return embeddedResponse<{ rows: PublicExploration[] }>(address)?.rows;
}

async function openExploration(
  { exploration: slug, battle: cup }: Address,
  lang: string | undefined,
  key: string | undefined,
): Promise<OpenedExploration> {
  if (cup === undefined) {
    const [exploration] = (await call(routes.explorations.list, firstRequest(slug, lang, key))).rows;
    if (!exploration) throw new ApiProblem(404, 'not_found');
    return { exploration, battle: undefined, teams: [] };
  }
  const [battle] = (await call(routes.battles.list, firstRequest(cup, lang, key))).rows;
  const slugs = battle?.Explorations.map((exploration) => exploration.slug) ?? [];
  const meant = slugs.includes(slug) ? slug : (await loadMeantSlug())(slug, slugs);
  const exploration = battle?.Explorations.find((exploration) => exploration.slug === meant);
  if (!exploration) throw new ApiProblem(404, 'not_found');
  return { exploration, battle, teams: exploration.Teams };
}

/** Loaded for the few addresses that are spelled otherwise, so that first screens do without it. */
async function loadMeantSlug() {
  return (await import('@puzzle-runs/domain/exploration/slug-in-address.ts')).meantSlug;
}

/**
 * The exploration of the address, alone or inside its battle. Leads an address in another spelling to the stored one:
 * the server does the same, but pages of games come from the phone. One that only its link finds is opened with the key
 * in the address, or with that of the link which this device opened last; its address always has the key, because
 * people copy it from there.
 * @param lang the language of its description; chosen by the server without
 * @throws ApiProblem `not_found` when it does not exist or is not part of the battle
 */
export function useOpenedExploration(lang?: string): OpenedExploration & { address: Address } {
  const { exploration = '', battle } = useParams();
  const { pathname, search, state } = useLocation();
  const address = { exploration, battle };
  const given = new URLSearchParams(search).get(LINK_KEY);
  const key = given || session.linkKey(exploration);
  const { data } = useSuspenseQuery({
    queryKey: [routes.explorations.list.path, 'opened', address, lang, key],
    queryFn: () => openExploration(address, lang, key),
    initialData: () => embeddedExploration(address, lang),
    initialDataUpdatedAt: embeddedAt,
  });
  const isHidden = data.exploration.visibility === 'link';
  useEffect(() => {
    if (isHidden && key !== undefined) session.saveLinkKey(exploration, key);
  }, [isHidden, exploration, key]);
  const stored = { exploration: data.exploration.slug, battle: data.battle?.slug };
  const hasKey = !isHidden || !!given;
  const isStored = stored.exploration === exploration && stored.battle === battle && hasKey;
  const navigate = useNavigate();
  useEffect(() => {
    if (isStored) return;
    const path = /\/team\/?$/.test(pathname) ? to.teams(stored) : to.exploration(stored);
    const query = new URLSearchParams(search);
    if (isHidden && key !== undefined) query.set(LINK_KEY, key);
    void navigate({ pathname: path, search: String(query) }, { replace: true, state });
  });
  return { ...data, address: stored };
}
