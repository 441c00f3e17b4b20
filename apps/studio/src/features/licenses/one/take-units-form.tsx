import { Button, Stack } from '@mantine/core';
import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { licenseQuery, updateLicenseCache } from '../license-queries.ts';

/** Takes units from a licence by hand: between 1 and the remaining units, or 0 if no units remain. */
export function TakeUnitsForm({ license: { id, active, quota } }: { license: Subscription }) {
  const { t } = useTranslation(licensesTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [typed, setTyped] = useState<number>(quota.min);
  const bounded = (units: number) => Math.min(Math.max(units, quota.min), quota.max);
  const units = bounded(typed);
  const nothing = quota.max === 0;

  const take = useSave({
    send: (_: undefined, act) =>
      act(routes.subscriptions.takeUnits, {
        params: { subscription_id: id },
        body: { units },
      }),
    onDone(license) {
      updateLicenseCache(client, license);
      setTyped(license.quota.min);
      showAlert('update');
    },
    onRefused() {
      // A player joined in the meantime or the licence ended: refetch the remaining units.
      void client.invalidateQueries({ queryKey: licenseQuery(id).queryKey });
      return false;
    },
  });

  function submit() {
    take.mutate(undefined);
  }

  return (
    <Panel title={t('licenses.quota')} text={t('licenses.quota.text')}>
      <Form onSubmit={submit}>
        <Stack gap="sm">
          <ClampedNumberField
            label={t('licenses.quota.units')}
            description={nothing ? null : t('licenses.quota.most', { max: quota.max })}
            value={units}
            onChange={setTyped}
            clamp={(text) => bounded(clampNumber(text))}
            disabled={nothing}
          />
          <FormNotice text={nothing ? t(active ? 'licenses.quota.empty' : 'licenses.quota.inactive') : undefined} />
        </Stack>
        <FormActions>
          <Button type="submit" loading={take.isPending} disabled={nothing}>
            {t('licenses.quota.apply', { count: units })}
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
