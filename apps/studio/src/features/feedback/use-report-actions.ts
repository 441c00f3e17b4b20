import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';

interface Report {
  id: number;
}

/** Resolves, reopens and deletes reports about an exploration. */
export function useReportActions(explorationId: number, onRemoved: () => void) {
  const client = useQueryClient();
  const showAlert = useAlert();
  const params = ({ id }: Report) => ({ exploration_id: explorationId, report_id: id });

  function reread() {
    for (const { path } of [routes.managedFeedback.reports, routes.managedFeedback.openReports])
      void client.invalidateQueries({ queryKey: [path] });
  }

  const resolve = useSave({
    send: ({ resolved, ...report }: Report & { resolved: boolean }) =>
      accountCall(routes.managedFeedback.resolve, { params: params(report), body: { resolved } }),
    onDone: reread,
  });
  const remove = useSave({
    send: (report: Report) => accountCall(routes.managedFeedback.removeReport, { params: params(report) }),
    onDone() {
      reread();
      showAlert('delete');
      onRemoved();
    },
  });
  return { resolve, remove };
}
