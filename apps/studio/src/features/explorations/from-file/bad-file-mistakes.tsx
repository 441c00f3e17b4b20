import { isImportErrorReason } from '@puzzle-runs/domain/exploration/import-validation-reasons.ts';
import type { Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import { useTranslation } from 'react-i18next';
import { explorationsTexts } from '#i18n/explorations.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './bad-file.module.css';
import type { BadFile as Bad } from './use-exploration-import.ts';

/** Error panel of a refused import: every mistake in the file, with its path. */
export function BadFileMistakes({ bad: { name, why } }: { bad: Bad }) {
  const { t } = useTranslation(explorationsTexts);

  function text() {
    if (isList(why)) return t('explorations.file.mistakes', { name, count: why.length });
    return typeof why === 'string'
      ? t(`explorations.file.${why}`, { name })
      : t('explorations.file.encoding', { name, ...why });
  }

  return (
    <div className={styles.place}>
      <Panel tone="danger" announced title={t('explorations.file.bad')} text={text()}>
        {isList(why) && (
          <ul className={styles.mistakes}>
            {why.map((mistake) => (
              <li key={`${mistake.path} ${mistake.params?.reason}`}>
                <code>{mistake.path || t('explorations.file.whole')}</code>
                <Sentence of={mistake} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function isList(why: Bad['why']): why is readonly Refusal[] {
  return Array.isArray(why);
}

function Sentence({ of: { code, params = {} } }: { of: Refusal }) {
  const { t } = useTranslation(explorationsTexts);
  const { reason, max, min, allowed } = params;
  if (!isImportErrorReason(reason)) return <span>{t(`problem.${code}`)}</span>;
  return <span>{t(`explorations.mistake.${reason}`, { max: max ?? '', min: min ?? '', allowed: allowed ?? '' })}</span>;
}
