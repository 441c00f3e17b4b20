import { NumberInput, TextInput } from '@mantine/core';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import { EMAIL_MAX, LICENSE_HOURS_MAX, NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { licensesChanged } from './all-licenses.ts';
import { checkGrant, endOf, type GrantValues, grantBody, newGrant, refusedGrant, withLicense } from './grant-values.ts';
import { LicenseSelect } from './license-select.tsx';
import { MailLanguage } from './mail-language.tsx';

const WHOLE = { hideControls: true, allowDecimal: false, allowNegative: false, clampBehavior: 'blur', min: 1 } as const;

/** Grants a licence to the account with a mail address. The holder gets a mail in the chosen language. */
export function GrantForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [opened] = useState(Date.now);
  const [start] = useState(() => newGrant(siteLanguage()));
  const form = useRecordForm({
    stored: undefined,
    valuesOf: (granted: GrantValues | undefined) => granted ?? start,
    parts: {
      record: {
        check: (values) => checkGrant(values, Date.now()),
        save:
          ({ values }) =>
          async () => {
            await accountCall(routes.subscriptions.grant, { body: grantBody(values) });
            return values;
          },
      },
    },
    async onSaved() {
      await licensesChanged(client);
      await navigate(withAlert(to.grants(), 'create'), { replace: true, state: { saved: true } });
    },
    alertOf: () => 'missing',
    refusedOf: refusedGrant,
  });
  const { values } = form;
  const end = endOf(values, opened);
  const open = values.license !== '' && findLicense(values.license)?.runs === null;

  return (
    <RecordForm form={form} action={t('grants.create')}>
      <Panel title={t('grants.who')} text={t('grants.who.text')}>
        <TextInput
          {...form.text('email')}
          label={t('grants.email')}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          required
        />
        <MailLanguage {...form.field('language')} />
      </Panel>
      <Panel title={t('grants.what')}>
        <LicenseSelect {...form.field('license')} onChange={(license) => form.change(withLicense(values, license))} />
        <NumberInput
          {...WHOLE}
          {...form.field('usages')}
          label={t('grants.usages')}
          description={t(open ? 'grants.usages.open' : 'grants.usages.hint')}
          max={NUMBER_MAX}
          required
        />
      </Panel>
      <Panel title={t('grants.when')}>
        <DateTimeField {...form.text('start_date')} label={t('grants.start')} description={t('grants.start.hint')} />
        <NumberInput
          {...WHOLE}
          {...form.field('hours')}
          label={t('grants.hours')}
          description={t('grants.hours.hint')}
          max={LICENSE_HOURS_MAX}
          required
        />
        <p role="status">{end !== undefined && t('grants.until', { end: timeOrDash(end) })}</p>
      </Panel>
    </RecordForm>
  );
}
