import type { GrantedSubscription } from '@puzzle-runs/contract/license.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { accountCall } from '#shell/account-call.ts';
import { DeleteForm } from '#shell/form/delete-form.tsx';
import { LicenseAct, useLicenseChange } from './license-act.tsx';
import { MailLanguage } from './mail-language.tsx';

/** Ends a licence early after the owner confirmed it. The holder gets a mail in the chosen language. */
export function EndLicense({ license }: { license: GrantedSubscription }) {
  return (
    <LicenseAct act="end" license={license}>
      {(close) => <EndForm id={license.id} onEnd={close} />}
    </LicenseAct>
  );
}

function EndForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const { t } = useTranslation(licensesTexts);
  const [language, setLanguage] = useState<Language>(siteLanguage);
  const end = useLicenseChange(
    () => accountCall(routes.subscriptions.end, { params: { subscription_id: id }, body: { language } }),
    onEnd,
  );
  return (
    <>
      <p>{t('grants.end.text')}</p>
      <DeleteForm
        confirm={t('grants.end.confirm')}
        action={t('grants.end.action')}
        back={onEnd}
        busy={end.isPending}
        onDelete={() => end.mutate(undefined)}
      >
        <MailLanguage value={language} onChange={setLanguage} />
      </DeleteForm>
    </>
  );
}
