import type { PublicBattle, PublicTeam } from '@puzzle-runs/contract/battle.ts';
import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { addressOf, call } from '@puzzle-runs/web/api/call.ts';
import { embeddedAt, embeddedResponse } from '@puzzle-runs/web/api/embedded-responses.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

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

function firstRequest(slug: string, lang?: string) {
  return { query: { name: slug, limit: 1, ...(lang !== undefined && { lang }) } };
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
): Promise<OpenedExploration> {
  if (cup === undefined) {
    const [exploration] = (await call(routes.explorations.list, firstRequest(slug, lang))).rows;
    if (!exploration) throw new ApiProblem(404, 'not_found');
    return { exploration, battle: undefined, teams: [] };
  }
  const [battle] = (await call(routes.battles.list, { query: { name: cup, limit: 1, lang } })).rows;
  const exploration = battle?.Explorations.find((exploration) => exploration.slug === slug);
  if (!exploration) throw new ApiProblem(404, 'not_found');
  return { exploration, battle, teams: exploration.Teams };
}

/**
 * The exploration of the address, alone or inside its battle.
 * @param lang the language of its description; chosen by the server without
 * @throws ApiProblem `not_found` when it does not exist or is not part of the battle
 */
export function useOpenedExploration(lang?: string): OpenedExploration & { address: Address } {
  const { exploration = '', battle } = useParams();
  const address = { exploration, battle };
  const { data } = useSuspenseQuery({
    queryKey: [routes.explorations.list.path, 'opened', address, lang],
    queryFn: () => openExploration(address, lang),
    initialData: () => embeddedExploration(address, lang),
    initialDataUpdatedAt: embeddedAt,
  });
  return { ...data, address };
}
