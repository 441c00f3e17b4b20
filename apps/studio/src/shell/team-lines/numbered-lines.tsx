import { Button, TextInput } from '@mantine/core';
import { TEAMS_AT_ONCE_MAX } from '@puzzle-runs/domain/battle/team-lines.ts';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamsTexts } from '#i18n/teams.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { focusRefused } from '#ui/form.tsx';
import { Panel } from '#ui/panel.tsx';

/** Adds numbered teams to the list. */
export function NumberedLines({ onAdd }: { onAdd: (lines: string[]) => void }) {
  const { t } = useTranslation(teamsTexts);
  const [name, setName] = useState<string>(t('teams.numbered.name.start'));
  const [count, setCount] = useState(10);

  function add({ currentTarget }: SyntheticEvent<HTMLElement>) {
    if (focusRefused(currentTarget.closest('section') ?? document)) return;
    onAdd(Array.from({ length: count }, (_, index) => `${name.trim()} ${index + 1}`));
  }

  function addByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter must not submit the surrounding form
    add(event);
  }

  return (
    <Panel title={t('teams.numbered')} text={t('teams.numbered.text')}>
      <TextInput
        label={t('teams.numbered.name')}
        value={name}
        maxLength={NAME_MAX - 4}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={addByKey}
      />
      <ClampedNumberField
        label={t('teams.numbered.count')}
        value={count}
        clamp={(typed) => Math.min(clampNumber(typed), TEAMS_AT_ONCE_MAX)}
        onChange={setCount}
        onKeyDown={addByKey}
      />
      <Button variant="default" onClick={add}>
        {t('teams.numbered.add')}
      </Button>
    </Panel>
  );
}
