import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';

/** The spots of the teams' run as options of a select; null if the teams play different runs. */
export function usePoiOptions(teams: readonly EventTeam[]): { value: string; label: string }[] | null {
  const [slug = '', another] = new Set(teams.map(({ Exploration }) => Exploration.slug));
  const { data } = useQuery({
    ...accountQuery(routes.managedPois.list, { query: { exploration_name: slug, limit: PAGE_SIZE_MAX } }),
    enabled: slug !== '' && another === undefined,
  });
  if (another !== undefined) return null;
  return (data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
