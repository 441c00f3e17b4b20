import type { RefusedTeamLine } from '@puzzle-runs/domain/battle/team-lines.ts';
import { CODE_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import styles from './refused-lines.module.css';

export type RefusedLine = Omit<RefusedTeamLine, 'mistake'> & {
  mistake: RefusedTeamLine['mistake'] | 'name_taken' | 'name_registered';
};

/** The lines of a list that cannot become a team, each with its reason. */
export function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.refused}>
          <p>{t('teams.lines.refused', { count: lines.length })}</p>
          <ul>
            {lines.map(({ line, text, mistake }) => (
              <li key={`${line} ${text}`}>
                {t(`teams.lines.${mistake}`, { line, text, max: mistake === 'code_too_long' ? CODE_MAX : NAME_MAX })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
