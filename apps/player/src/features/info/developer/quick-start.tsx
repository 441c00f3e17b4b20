import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { developerTexts } from '#i18n/developer.ts';
import { Prose } from '../prose.tsx';
import { CodeBlock } from './code-block.tsx';
import { programExample, STEPS, shellExamples } from './examples.ts';
import styles from './quick-start.module.css';

/** From the list of explorations to the first answer, on this installation. */
export function QuickStart() {
  const { t } = useTranslation(developerTexts);
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: { code: 'withoutCode', limit: 1 } }));
  const target = { origin: location.origin, explorationId: data.rows[0]?.id ?? 1 };
  const shell = shellExamples(target);

  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <Prose text={t(`api.step.${step}`)} />
            <CodeBlock title={t('api.shell')} code={shell[step]} />
          </li>
        ))}
      </ol>
      <Prose text={t('api.program.text')} />
      <CodeBlock title={t('api.program')} code={programExample(target)} />
    </>
  );
}
