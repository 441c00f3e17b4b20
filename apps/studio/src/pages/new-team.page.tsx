import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SeveralTeamsForm } from '#features/teams/several-teams-form.tsx';
import { TeamForm } from '#features/teams/team-form.tsx';
import { teamsTexts } from '#i18n/teams.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { NO_TEAMS } from '#shell/team-lines/team-list.ts';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

/** A form for one team, or with `?several` for a list of teams. */
export default function NewTeamPage() {
  const { t } = useTranslation(teamsTexts);
  const [search, setSearch] = useSearchParams();
  // Kept in addition to the address, which changes a moment later: until then the choice would jump back.
  const [several, setSeveral] = useState(search.has('several'));

  // Kept here, so that it survives switching to the other form.
  const [list, setList] = useState(NO_TEAMS);

  function choose(count: string) {
    setSeveral(count === 'several');
    setSearch(count === 'several' ? { several: '' } : {}, { replace: true });
  }

  return (
    <>
      <PageHeader title={t('teams.new.title')} crumbs={[{ to: to.teams(), label: t('nav.teams') }]} />
      <ReadableWidth>
        <Stack gap="lg">
          <Radio.Group label={t('teams.new.count')} value={several ? 'several' : 'one'} onChange={choose}>
            <Radio size="md" value="one" label={t('teams.new.one')} />
            <Radio size="md" value="several" label={t('teams.new.several')} />
          </Radio.Group>
          {several ? <SeveralTeamsForm list={list} onList={setList} /> : <TeamForm />}
        </Stack>
      </ReadableWidth>
    </>
  );
}
