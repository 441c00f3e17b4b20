import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import styles from './bad-file.module.css';
import type { BadFile as Bad } from './use-run-import.ts';

/** Every mistake of a file that should have become a run, with the place in the file. */
export function BadFile({ bad: { name, mistakes } }: { bad: Bad }) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <Panel
        tone="danger"
        announced
        title={t('runs.file.bad')}
        text={
          mistakes.length === 0
            ? t('runs.file.unreadable', { name })
            : t('runs.file.mistakes', { name, count: mistakes.length })
        }
      >
        {mistakes.length > 0 && (
          <ul className={styles.mistakes}>
            {mistakes.map(({ code, path, params }) => (
              <li key={`${path} ${code} ${params?.message}`}>
                <code>{path || t('runs.file.whole')}</code>
                <span>{t(`problem.${code}`)}</span>
                {typeof params?.message === 'string' && (
                  <span lang="en" className={styles.detail}>
                    {params.message}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
