import { Button } from '@mantine/core';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { useSave } from '#shell/form/use-save.ts';
import { to } from '#to.ts';
import type { Example } from './example-runs.ts';
import { nameIn, proposedName, renamed } from './renamed-file.ts';
import styles from './start-with-example.module.css';

const EXAMPLES: readonly Example[] = ['school', 'museum', 'town'];

/** How often another name is tried when other creators have the example, too. */
const NAMES_MAX = 20;

/** A button for each example: it creates the run as a draft and opens it. */
export function StartWithExample() {
  const { t } = useTranslation(explorationsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useAccount();
  const start = useSave({
    async send(example: Example, act) {
      const { exampleRun } = await import('./example-runs.ts');
      const file = { ...exampleRun(example, siteLanguage()) };
      const own = `${nameIn(file)} (${account?.name ?? ''})`;
      // Names of runs are unique, and many creators begin with the same example.
      for (const refused: string[] = []; ; ) {
        const name = refused.length === 0 ? own : proposedName(own, refused);
        try {
          return await act(routes.managedExplorations.importFile, { body: renamed(file, name), query: {} });
        } catch (error) {
          if (!(error instanceof ApiProblem && error.code === 'name_taken') || refused.length === NAMES_MAX)
            throw error;
          refused.push(name);
        }
      }
    },
    onDone(exploration) {
      updateExplorationCache(client, exploration);
      void navigate(withAlert(to.exploration({ exploration: exploration.slug }), 'create'));
    },
  });

  return (
    <section className={styles.examples} aria-labelledby="start-with-example">
      <h3 id="start-with-example">{t('explorations.examples')}</h3>
      <div className={styles.ways}>
        {EXAMPLES.map((example) => (
          <Button key={example} variant="outline" disabled={start.isPending} onClick={() => start.mutate(example)}>
            {t(`explorations.example.${example}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
