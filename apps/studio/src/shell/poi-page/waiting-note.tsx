import type { ManagedCondition } from '@puzzle-runs/contract/management/condition.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { FormNotice } from '#ui/form-notice.tsx';

/** Ids of what leaves a run. Tasks go with their poi, options with their task. */
export interface Leaving {
  pois?: readonly number[];
  tasks?: readonly number[];
  options?: readonly number[];
}

/** The pois that wait for what leaves, and do not leave themselves. */
export function waitingFor({ Pois }: Pick<ExplorationTrail, 'Pois'>, { pois = [], tasks = [], options = [] }: Leaving) {
  const ofPois = Pois.filter(({ id }) => pois.includes(id)).flatMap(({ Tasks }) => Tasks.map(({ id }) => id));
  const gone = [...tasks, ...ofPois];

  function isNamed(condition: ManagedCondition): boolean {
    switch (condition.unlock_type) {
      case 'poi_list':
        return condition.pois.some((id) => pois.includes(id));
      case 'task_list':
        return condition.tasks.some((id) => gone.includes(id));
      case 'decision':
        return gone.includes(condition.task) || condition.options.some((id) => options.includes(id));
    }
  }

  return Pois.filter(({ id, Conditions = [] }) => !pois.includes(id) && Conditions.some(isNamed));
}

/** Returns the functions that name the pois that wait for what leaves a run, before and after it left; '' for none. */
export function useWaitingWords() {
  const { t, i18n } = useTranslation(runTexts);

  function namesOf(pois: readonly { name: string }[]): string {
    return new Intl.ListFormat(i18n.language).format(pois.map(({ name }) => isolated(name)));
  }

  return {
    before(trail: ExplorationTrail, leaving: Leaving): string {
      const waiting = waitingFor(trail, leaving);
      const isFinale = leaving.pois?.some((id) => id === trail.finish_poi) ?? false;
      return [
        ...(waiting.length === 0 ? [] : [t('waiting.before', { count: waiting.length, names: namesOf(waiting) })]),
        ...(isFinale ? [t('waiting.finale')] : []),
      ].join(' ');
    },
    after: (adapted: readonly { name: string }[] = []): string =>
      adapted.length === 0 ? '' : t('waiting.after', { count: adapted.length, names: namesOf(adapted) }),
  };
}

/** Names the pois that wait for what is about to be deleted. */
export function WaitingNote({ exploration, leaving }: { exploration: string; leaving: Leaving }) {
  const { data: trail } = useQuery(trailQuery(exploration));
  const words = useWaitingWords();
  return <FormNotice text={trail && words.before(trail, leaving)} />;
}
