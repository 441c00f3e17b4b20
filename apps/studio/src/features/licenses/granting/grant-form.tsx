import { NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { findLicense } from '@puzzle-runs/domain/license/prices.ts';
import { EMAIL_MAX, LICENSE_HOURS_MAX, NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { spokenLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { LeaveGuard } from '#shell/form/leave-guard.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { useWordedErrors } from '#shell/form/use-worded-errors.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { licensesChanged } from './all-licenses.ts';
import { checkGrant, endOf, type GrantValues, grantBody, newGrant, refusedGrant, withLicense } from './grant-values.ts';
import { LicenseSelect } from './license-select.tsx';
import { MailLanguage } from './mail-language.tsx';

const WHOLE = { hideControls: true, allowDecimal: false, allowNegative: false, clampBehavior: 'blur', min: 1 } as const;

/** Grants a licence to the account with an address, which gets a mail. */
export function GrantForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const showAlert = useAlert();
  const worded = useWordedErrors();
  const form = useForm<GrantValues>({
    initialValues: newGrant(spokenLanguage()),
    validate: (values) => worded(checkGrant(values, Date.now())),
  });
  const { values } = form;
  const [opened] = useState(Date.now);
  const end = endOf(values, opened);

  function focusFirst(errors: object) {
    const [first = ''] = Object.keys(errors);
    form.getInputNode(first)?.focus();
  }

  const grant = useSave({
    send: () => accountCall(routes.subscriptions.grant, { body: grantBody(values) }),
    async onDone() {
      await licensesChanged(client);
      await navigate(withAlert(to.grants(), 'create'), { replace: true, state: { saved: true } });
    },
    onRefused(problem) {
      const errors = worded(refusedGrant(problem));
      form.setErrors(errors);
      focusFirst(errors);
      return Object.keys(errors).length > 0;
    },
  });

  function refuse(errors: object) {
    focusFirst(errors);
    showAlert('missing');
  }

  const open = values.license !== '' && findLicense(values.license)?.runs === null;
  return (
    <form noValidate onSubmit={form.onSubmit(() => grant.mutate(undefined), refuse)}>
      <LeaveGuard changed={form.isDirty()} />
      <Stack gap="lg">
        <Panel title={t('grants.who')} text={t('grants.who.text')}>
          <TextInput
            {...form.getInputProps('email')}
            label={t('grants.email')}
            type="email"
            autoComplete="off"
            maxLength={EMAIL_MAX}
            required
          />
          <MailLanguage value={values.language} onChange={(language) => form.setFieldValue('language', language)} />
        </Panel>
        <Panel title={t('grants.what')}>
          <LicenseSelect
            {...form.getInputProps('license')}
            value={values.license}
            onChange={(license) => form.setValues(withLicense(values, license))}
          />
          <NumberInput
            {...WHOLE}
            {...form.getInputProps('usages')}
            label={t('grants.usages')}
            description={t(open ? 'grants.usages.open' : 'grants.usages.hint')}
            max={NUMBER_MAX}
            required
          />
        </Panel>
        <Panel title={t('grants.when')}>
          <TextInput
            {...form.getInputProps('start_date')}
            type="datetime-local"
            label={t('grants.start')}
            description={t('grants.start.hint')}
          />
          <NumberInput
            {...WHOLE}
            {...form.getInputProps('hours')}
            label={t('grants.hours')}
            description={t('grants.hours.hint')}
            max={LICENSE_HOURS_MAX}
            required
          />
          <p role="status">{end !== undefined && t('grants.until', { end: timeOrDash(end) })}</p>
        </Panel>
      </Stack>
      <SaveBar changed={form.isDirty()} busy={grant.isPending || grant.isSuccess} action={t('grants.create')} />
    </form>
  );
}
