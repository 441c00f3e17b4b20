import { Button, Stack } from '@mantine/core';
import type { GrantedSubscription } from '@puzzle-runs/contract/license.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { addableHours } from '@puzzle-runs/domain/license/license-counting.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { LicenseAct, useLicenseChange } from './license-act.tsx';
import { MailLanguage } from './mail-language.tsx';

/** Adds units and days to a licence. The holder gets a mail in the chosen language. */
export function ExtendLicense({ license }: { license: GrantedSubscription }) {
  return (
    <LicenseAct act="extend" license={license}>
      {(close) => <ExtensionForm license={license} onEnd={close} />}
    </LicenseAct>
  );
}

function ExtensionForm({ license, onEnd }: { license: GrantedSubscription; onEnd: () => void }) {
  const { t } = useTranslation(licensesTexts);
  const [units, setUnits] = useState<number | ''>('');
  const [days, setDays] = useState<number | ''>('');
  const [language, setLanguage] = useState<Language>(siteLanguage);
  const [opened] = useState(Date.now);
  const { id, hours, start_date } = license;
  const mostDays = Math.floor(addableHours({ startsAt: Date.parse(start_date), hours }, opened) / 24);
  const { usages } = license.License;
  const body = { units: Number(units), hours: Number(days) * 24, language };
  const extend = useLicenseChange(
    (act) => act(routes.subscriptions.extend, { params: { subscription_id: id }, body }),
    onEnd,
  );

  return (
    <Form onSubmit={() => extend.mutate(undefined)}>
      <p>{t('grants.extend.text')}</p>
      <Stack gap="sm">
        <WholeNumberField
          label={t('grants.extend.units')}
          description={t('grants.extend.units.sum', { units: usages + Number(units), before: usages })}
          min={0}
          max={NUMBER_MAX - usages}
          value={units}
          onChange={setUnits}
        />
        <WholeNumberField
          label={t('grants.extend.days')}
          description={t('grants.extend.days.most', { max: mostDays })}
          min={0}
          max={mostDays}
          value={days}
          onChange={setDays}
        />
        <MailLanguage value={language} onChange={setLanguage} />
      </Stack>
      <FormActions>
        <Button type="submit" loading={extend.isPending} disabled={Number(units) + Number(days) === 0}>
          {t('grants.extend.action')}
        </Button>
      </FormActions>
    </Form>
  );
}
