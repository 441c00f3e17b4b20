import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { TrialStart } from '@puzzle-runs/contract/management/input/trial-start.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type TrialTarget, trialAddress } from '@puzzle-runs/web/session/trial-address.ts';
import { accountCall } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';

interface Trial extends Omit<TrialTarget, 'exploration'> {
  /** Whether all pois are unlocked from the start. */
  unlocked: boolean;
  /** Options that count as chosen. */
  choices?: TrialStart['choices'];
}

/** Starts a trial of the creator's own exploration, published or draft, and opens it in a new tab. */
export function useTrial({ id, slug }: Pick<ManagedExploration, 'id' | 'slug'>) {
  async function send({ tab, unlocked, choices, ...place }: Trial & { tab: ReturnType<typeof openBlankTab> }) {
    const trial = { params: { exploration_id: id }, body: { unlocked, ...(choices && { choices }) } };
    try {
      const [{ player_url }, pair] = await Promise.all([
        call(routes.site.settings),
        accountCall(routes.managedExplorations.tryOut, trial),
      ]);
      tab.goTo(trialAddress(player_url, { exploration: slug, ...place }, pair));
    } catch (failure) {
      tab.close();
      throw failure;
    }
  }

  const { mutate, isPending } = useSave({ send, onDone: () => undefined });
  return { busy: isPending, begin: (trial: Trial) => mutate({ ...trial, tab: openBlankTab() }) };
}

/**
 * Opens an empty tab before its address is known. The tab must open within the click handler, or the popup blocker
 * stops it. If the browser blocks it anyway, `goTo` navigates the current page instead.
 */
function openBlankTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (address: string) => (tab ?? window).location.assign(address),
    close: () => tab?.close(),
  };
}
