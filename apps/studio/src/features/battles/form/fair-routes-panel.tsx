import { Checkbox, Input, Radio, Select, Stack } from '@mantine/core';
import { STAGGER_MINUTES_MAX } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { ROOM_MINUTES_MAX, ROOM_TEAMS_MAX } from '@puzzle-runs/domain/battle/room.ts';
import { TEAM_ORDERS } from '@puzzle-runs/domain/battle/team-order.ts';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { TIE_RULES, type TieRule } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import type { FormFields } from '#shell/form/form-fields.ts';
import { ClampedNumberField, WholeNumberField } from '#ui/clamped-number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { BattleValues } from './battle-values.ts';

interface Props {
  form: FormFields<BattleValues>;
  /** Whether the battle has a start that is still to come. */
  startsLater: boolean;
}

/**
 * In which order the teams walk, whether they start one after the other, how many may be at one spot, and what decides
 * a tie.
 */
export function FairRoutesPanel({ form, startsLater }: Props) {
  const { t } = useTranslation(battlesTexts);
  const { team_order, fixed_first, fixed_last, stagger_minutes, tie_rule } = form.values;
  return (
    <Panel title={t('battle.fair')} text={t('battle.fair.text')}>
      <Select
        label={t('battle.order')}
        description={t(`battle.order.${team_order}.text`)}
        allowDeselect={false}
        data={TEAM_ORDERS.map((value) => ({ value, label: t(`battle.order.${value}`) }))}
        value={team_order}
        onChange={(value) =>
          form.field('team_order').onChange(TEAM_ORDERS.find((each) => each === value) ?? team_order)
        }
      />
      {team_order !== 'as_written' && (
        <>
          <Checkbox
            label={t('battle.order.first')}
            checked={fixed_first}
            onChange={({ target }) => form.field('fixed_first').onChange(target.checked)}
          />
          <Checkbox
            label={t('battle.order.last')}
            checked={fixed_last}
            onChange={({ target }) => form.field('fixed_last').onChange(target.checked)}
          />
        </>
      )}
      {startsLater && (
        <ClampedNumberField
          label={t('battle.stagger')}
          description={t('battle.stagger.text')}
          value={stagger_minutes}
          clamp={(typed) => Math.min(clampNumber(typed), STAGGER_MINUTES_MAX)}
          onChange={form.field('stagger_minutes').onChange}
        />
      )}
      <RoomFields form={form} />
      <Radio.Group
        label={t('battle.ties')}
        value={tie_rule}
        onChange={(value) => form.field('tie_rule').onChange(value as TieRule)}
      >
        <Stack gap="xs" mt="xs">
          {TIE_RULES.map((rule) => (
            <Radio
              key={rule}
              value={rule}
              label={t(`battle.ties.${rule}`)}
              description={t(`battle.ties.${rule}.text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Panel>
  );
}

/** How many teams may be at one spot, and with such a number how long the others wait at most. */
function RoomFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation(battlesTexts);
  const id = useId();
  const { room_teams, room_minutes } = form.values;
  return (
    <Input.Wrapper
      role="group"
      aria-labelledby={id}
      label={t('battle.room')}
      labelElement="div"
      labelProps={{ id }}
      description={t('battle.room.text')}
    >
      <Stack mt="xs">
        <WholeNumberField
          label={t('battle.room.teams')}
          description={t('battle.room.teams.text')}
          min={1}
          max={ROOM_TEAMS_MAX}
          value={room_teams}
          onChange={form.field('room_teams').onChange}
        />
        {room_teams !== '' && (
          <ClampedNumberField
            label={t('battle.room.minutes')}
            description={t('battle.room.minutes.text')}
            value={room_minutes}
            clamp={(typed) => Math.max(1, Math.min(clampNumber(typed), ROOM_MINUTES_MAX))}
            onChange={form.field('room_minutes').onChange}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
