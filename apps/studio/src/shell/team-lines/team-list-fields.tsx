import { Checkbox, Textarea } from '@mantine/core';
import type { RefusedTeamLine } from '@puzzle-runs/domain/battle/team-lines.ts';
import { TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/battle/team-lines.ts';
import { CODE_MAX, NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { teamsTexts } from '#i18n/teams.ts';
import { NumberedLines } from './numbered-lines.tsx';
import styles from './refused-lines.module.css';
import { readTeams, type TeamList, withText } from './team-list.ts';
import { TeamTable } from './team-table.tsx';

interface Props {
  list: TeamList;
  onList: (list: TeamList) => void;
  /** Lines that are refused for another reason than their text. */
  taken?: readonly RefusedLine[];
  isKnown?: ((name: string) => boolean) | undefined;
  required?: boolean;
  error?: string | false | undefined;
  field?: Ref<HTMLTextAreaElement>;
}

/** A list of teams, typed, pasted or numbered, and the table of what it becomes. */
export function TeamListFields({ list, onList, taken = [], isKnown, required = false, error, field }: Props) {
  const { t } = useTranslation(teamsTexts);
  const { teams, refused, tooMany } = readTeams(list);
  const type = (text: string) => onList(withText(list, text));
  return (
    <>
      <Textarea
        ref={field}
        label={t('teams.lines')}
        description={t('teams.lines.hint')}
        autosize
        minRows={6}
        maxRows={14}
        required={required}
        value={list.text}
        error={tooMany ? t('teams.lines.too_many', { max: TEAMS_AT_ONCE_MAX }) : error}
        onChange={({ target }) => type(target.value)}
      />
      <Checkbox
        size="md"
        label={t('teams.lines.codes')}
        checked={list.coded}
        onChange={({ target }) => onList({ ...list, coded: target.checked })}
      />
      <RefusedLines lines={[...refused, ...taken]} />
      <TeamTable teams={teams} isKnown={isKnown} />
      <NumberedLines onAdd={(lines) => type([list.text.trimEnd(), ...lines].filter(Boolean).join('\n'))} />
    </>
  );
}

type RefusedLine = Omit<RefusedTeamLine, 'mistake'> & {
  mistake: RefusedTeamLine['mistake'] | 'name_taken' | 'name_registered';
};

/** The lines of a list that cannot become a team, each with its reason. */
function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const { t } = useTranslation(teamsTexts);
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
