import { Button, Menu, Modal, NativeSelect, Stack } from '@mantine/core';
import type { TrialStart } from '@puzzle-runs/contract/management/input/trial-start.ts';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { FormActions } from '#ui/form-actions.tsx';

/** The decisions of a run for which conditions ask, in order. */
function askedDecisions(trail: ExplorationTrail | undefined) {
  const pois = trail?.Pois ?? [];
  const asked = new Set(
    pois.flatMap(({ Conditions = [] }) =>
      Conditions.flatMap((condition) => (condition.unlock_type === 'decision' ? condition.task : [])),
    ),
  );
  return pois.flatMap((poi) =>
    poi.Tasks.filter(({ id }) => asked.has(id)).map(({ id, name, TaskOptions: options = [] }) => {
      return { id, label: `${poi.position}. ${isolated(poi.name)}: ${isolated(name)}`, options };
    }),
  );
}

/** Menu item that opens the dialog; nothing for runs whose decisions open no way. */
export function AsIfItem({ exploration, onAsk }: { exploration: string; onAsk: () => void }) {
  const { t } = useTranslation(waysTexts);
  const { data: trail } = useQuery(trailQuery(exploration));
  if (askedDecisions(trail).length === 0) return null;
  return <Menu.Item onClick={onAsk}>{t('ways.asIf')}</Menu.Item>;
}

interface Props {
  /** Slug of the run. */
  exploration: string;
  onBegin: (choices: NonNullable<TrialStart['choices']>) => void;
  onClose: () => void;
}

/** Asks which options count as chosen when a trial begins; none at first. */
export function AsIfDialog({ exploration, onBegin, onClose }: Props) {
  const { t } = useTranslation(waysTexts);
  const { data: trail } = useQuery(trailQuery(exploration));
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const decisions = askedDecisions(trail);
  const choices = decisions.flatMap(({ id, options }) => {
    const option = options.find((each) => String(each.id) === chosen[id]);
    return option ? { task: id, option: option.id } : [];
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ways.asIf')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      centered
    >
      <Stack>
        <p>{t('ways.asIf.text')}</p>
        {decisions.map(({ id, label, options }) => (
          <NativeSelect
            key={id}
            label={label}
            value={chosen[id] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [id]: target.value })}
            data={[
              { value: '', label: t('ways.asIf.none') },
              ...options.map((each) => ({ value: String(each.id), label: each.option })),
            ]}
          />
        ))}
      </Stack>
      <FormActions>
        <Button onClick={() => onBegin(choices)}>{t('tryOut.begin')}</Button>
      </FormActions>
    </Modal>
  );
}
