import { TextInput } from '@mantine/core';
import { EMAIL_MAX } from '@puzzle-runs/domain/account/normalize-email.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { LICENSE_DAYS_MAX } from '@puzzle-runs/domain/license/license-counting.ts';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { to } from '#to.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { DateTimeField } from '#ui/date-time-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { licensesChanged } from './all-licenses.ts';
import { checkGrant, endOf, type GrantValues, grantBody, newGrant, refusedGrant, withLicense } from './grant-values.ts';
import { LicenseSelect } from './license-select.tsx';
import { MailLanguage } from './mail-language.tsx';

/** Grants a licence to the account with a mail address. The holder gets a mail in the chosen language. */
export function GrantForm() {
  const { t } = useTranslation(licensesTexts);
  const [opened] = useState(Date.now);
  const form = useGrantForm();
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
        <WholeNumberField
          min={1}
          {...form.field('usages')}
          label={t('grants.usages')}
          description={t(open ? 'grants.usages.open' : 'grants.usages.hint')}
          max={NUMBER_MAX}
          required
        />
      </Panel>
      <Panel title={t('grants.when')}>
        <DateTimeField {...form.field('start_date')} label={t('grants.start')} description={t('grants.start.hint')} />
        <WholeNumberField
          min={1}
          {...form.field('days')}
          label={t('grants.days')}
          description={t('grants.days.hint')}
          max={LICENSE_DAYS_MAX}
          required
        />
        <p role="status">{end !== undefined && t('grants.until', { end: timeOrDash(end) })}</p>
      </Panel>
    </RecordForm>
  );
}

/** Form state of a licence to be granted. Returns to the list once it is granted. */
function useGrantForm() {
  const goOn = useGoOn();
  const client = useQueryClient();
  const [start] = useState(() => newGrant(siteLanguage()));

  return useRecordForm({
    stored: undefined,
    valuesOf: (granted: GrantValues | undefined) => granted ?? start,
    parts: {
      record: {
        check: (values) => checkGrant(values, Date.now()),
        save:
          ({ values, act }) =>
          async () => {
            await act(routes.subscriptions.grant, { body: grantBody(values) });
            return values;
          },
      },
    },
    async onSaved() {
      await licensesChanged(client);
      await goOn(to.grants(), { alert: 'create' });
    },
    alertOf: () => 'missing',
    refusedOf: refusedGrant,
  });
}
