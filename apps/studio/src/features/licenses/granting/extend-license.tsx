import { Button, Modal, Stack } from '@mantine/core';
import type { GrantedSubscription } from '@puzzle-runs/contract/license.ts';
import { NUMBER_MAX } from '@puzzle-runs/domain/clamp-number.ts';
import { addableHours } from '@puzzle-runs/domain/license/license-counting.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { useLicenseName } from '../use-license-name.ts';
import { licensesChanged } from './all-licenses.ts';
import styles from './end-license.module.css';
import { MailLanguage } from './mail-language.tsx';

/** Adds units and days to a licence. The holder gets a mail in the chosen language. */
export function ExtendLicense({ license }: { license: GrantedSubscription }) {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const [open, setOpen] = useState(false);
  const title = t('grants.extend.of', { license: nameOf(license.License.name), name: license.User.name });
  return (
    <>
      <Button variant="subtle" className={styles.end} aria-label={title} onClick={() => setOpen(true)}>
        {t('grants.extend')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <ExtensionForm license={license} onEnd={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function ExtensionForm({ license, onEnd }: { license: GrantedSubscription; onEnd: () => void }) {
  const { t } = useTranslation(licensesTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [units, setUnits] = useState<number | ''>('');
  const [days, setDays] = useState<number | ''>('');
  const [language, setLanguage] = useState<Language>(siteLanguage);
  const [opened] = useState(Date.now);
  const { hours, start_date } = license;
  const mostDays = Math.floor(addableHours({ startsAt: Date.parse(start_date), hours }, opened) / 24);
  const { usages } = license.License;

  const extend = useSave({
    send: (_: undefined, act) =>
      act(routes.subscriptions.extend, {
        params: { subscription_id: license.id },
        body: { units: Number(units), hours: Number(days) * 24, language },
      }),
    onDone() {
      onEnd();
      showAlert('update');
      void licensesChanged(client);
    },
    onRefused() {
      void licensesChanged(client); // the licence may have ended in the meantime
      return false;
    },
  });

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
