import { Button, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { EventTeam, TeamAction } from '@puzzle-runs/contract/management/event.ts';
import { START_DELAY_MINUTES_MAX } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { EXTRA_MINUTES_MAX, MESSAGE_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { accountQuery } from '#shell/account-call.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { useRequiredFields } from '../use-required-fields.ts';
import { MessageTemplates } from './message-templates.tsx';

export type FormAction = 'message' | 'points' | 'extra_minutes' | 'start_delay' | 'open_poi';

/** Acts that take a number of minutes. */
const MINUTES = {
  extra_minutes: { label: 'battle.extra.minutes', text: 'battle.extra.text', max: EXTRA_MINUTES_MAX },
  start_delay: { label: 'event.start_delay.minutes', text: 'event.start_delay.text', max: START_DELAY_MINUTES_MAX },
} as const;

interface Props {
  action: FormAction;
  /** Offers templates for a team that is stuck. */
  hint: boolean;
  /** Teams that the action is for; null for all teams of the battle. */
  teams: readonly EventTeam[] | null;
  busy: boolean;
  onSend: (action: TeamAction) => void;
}

/** Form for one action; sends nothing until all its fields are filled in. */
export function ActionForm({ action, hint, teams, busy, onSend }: Props) {
  const { t } = useTranslation(eventTexts);
  const { form, asked, refuse } = useRequiredFields();
  const [text, setText] = useState('');
  const [number, setNumber] = useState<number | ''>(
    action === 'extra_minutes' && teams?.length === 1 ? (teams[0]?.extra_minutes ?? '') : '',
  );
  const [poi, setPoi] = useState<string | null>(null);
  const missing = (empty: boolean) => asked && empty && t('form.error.missing');
  const noText = isBlank(text);
  const minutes = action === 'extra_minutes' || action === 'start_delay' ? MINUTES[action] : undefined;

  function wanted(): TeamAction | undefined {
    if (action === 'message') return noText ? undefined : { action, text };
    if (action === 'points') {
      return noText || Number(number) === 0 ? undefined : { action, points: Number(number), reason: text };
    }
    if (action === 'start_delay') return number === '' ? undefined : { action, start_delay: Number(number) };
    if (action === 'extra_minutes') return number === '' ? undefined : { action, extra_minutes: Number(number) };
    return poi === null ? undefined : { action, poi_id: Number(poi) };
  }

  function submit() {
    const send = wanted();
    if (send) onSend(send);
    else refuse();
  }

  return (
    <Form ref={form} onSubmit={submit}>
      <Stack>
        {action === 'points' && (
          <WholeNumberField
            label={t('battle.give.points')}
            description={t('battle.give.hint')}
            required
            min={-NUMBER_MAX}
            max={NUMBER_MAX}
            value={number}
            onChange={setNumber}
            error={missing(Number(number) === 0)}
          />
        )}
        {action === 'points' && (
          <TextInput
            label={t('battle.give.reason')}
            description={t('event.reason.hint')}
            required
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={missing(noText)}
          />
        )}
        {action === 'message' && <MessageTemplates of={hint ? 'hint' : 'message'} text={text} onText={setText} />}
        {action === 'message' && (
          <Textarea
            label={t('battle.message.words')}
            required
            autosize
            minRows={2}
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={missing(noText)}
          />
        )}
        {minutes && (
          <WholeNumberField
            label={t(minutes.label)}
            description={t(minutes.text)}
            required
            min={0}
            max={minutes.max}
            value={number}
            onChange={setNumber}
            error={missing(number === '')}
          />
        )}
        {action === 'open_poi' && (
          <PoiField teams={teams ?? []} value={poi} onChange={setPoi} error={missing(poi === null)} />
        )}
      </Stack>
      <FormActions>
        <Button type="submit" loading={busy}>
          {t(`event.${action}.send`)}
        </Button>
      </FormActions>
    </Form>
  );
}

interface PoiProps {
  teams: readonly EventTeam[];
  value: string | null;
  onChange: (poi: string | null) => void;
  error: string | false;
}

/** Select for the spots of the run that the teams play; without options if they play different runs. */
function PoiField({ teams, value, onChange, error }: PoiProps) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const options = usePoiOptions(teams);
  if (options === null) return <p>{t('event.open_poi.different')}</p>;
  return (
    <>
      <p>{t('event.open_poi.text')}</p>
      <Select
        label={t('event.poi.choose')}
        required
        searchable
        openOnFocus={false}
        nothingFoundMessage={tBattles('battle.pair.nothing')}
        data={options}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
}

/** The spots of the teams' run as options of a select; null if the teams play different runs. */
function usePoiOptions(teams: readonly EventTeam[]): { value: string; label: string }[] | null {
  const [slug = '', another] = new Set(teams.map(({ Exploration }) => Exploration.slug));
  const { data } = useQuery({
    ...accountQuery(routes.managedPois.list, { query: { exploration_name: slug, limit: PAGE_SIZE_MAX } }),
    enabled: slug !== '' && another === undefined,
  });
  if (another !== undefined) return null;
  return (data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
