import { Checkbox, Textarea } from '@mantine/core';
import { TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/battle/team-lines.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedLines } from './numbered-lines.tsx';
import { type RefusedLine, RefusedLines } from './refused-lines.tsx';
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
  const { t } = useTranslation();
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
