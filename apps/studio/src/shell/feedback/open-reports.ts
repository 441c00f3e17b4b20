import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../account-call.ts';

type OpenReports = readonly { poi_id: number; task_id: number; open: number }[];

/** Open reports by task; empty until they are loaded, because lists do not wait for them. */
export function useOpenReports(explorationId: number): OpenReports {
  const params = { exploration_id: explorationId };
  const { data } = useQuery(accountQuery(routes.managedFeedback.openReports, { params }));
  return data?.rows ?? [];
}

/** Counts the open reports about a poi or a task. */
export function countOpen(reports: OpenReports, of: { poiId: number } | { taskId: number }): number {
  return reports
    .filter(({ poi_id, task_id }) => ('poiId' in of ? poi_id === of.poiId : task_id === of.taskId))
    .reduce((sum, { open }) => sum + open, 0);
}
