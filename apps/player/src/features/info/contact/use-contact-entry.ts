import {
  CONTACT_REASONS,
  type ContactDraft,
  invalidContactFields,
} from '@puzzle-runs/domain/contact/contact-message.ts';
import { findLicense } from '@puzzle-runs/domain/license/license-prices.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { contactTexts } from '#i18n/contact.ts';

/** Name and address of the logged-in account; undefined until loaded, because the form works without. */
function useProfile() {
  const headers = session.accountHeaders();
  const isLoggedIn = headers.authorization !== undefined;
  return useQuery({ ...query(routes.users.myself, { headers }), enabled: isLoggedIn, retry: false }).data;
}

/** Reason and message prefilled by the address: `?license=business_team`, `?reason=feedback`. */
function usePrefill(): Pick<ContactDraft, 'reason' | 'message'> {
  const { t } = useTranslation(contactTexts);
  const { t: tNames } = useTranslation(licenseNamesTexts);
  const [params] = useSearchParams();
  const license = findLicense(params.get('license'));
  if (license) {
    const name = tNames(`license.${license.name}.name`);
    return { reason: 'general', message: t('contact.license.message', { license: name }) };
  }
  return { reason: CONTACT_REASONS.find((reason) => reason === params.get('reason')) ?? '', message: '' };
}

/** State of the contact form. */
export function useContactEntry() {
  const profile = useProfile();
  const prefill = usePrefill();
  const [typed, setTyped] = useState<Partial<ContactDraft>>({});
  const prefilled = { name: profile?.name ?? '', email: profile?.email ?? '', confirmed: false, ...prefill };
  const entry: ContactDraft = { ...prefilled, ...typed };

  return {
    entry,
    wrong: invalidContactFields(entry),
    change: (changes: Partial<ContactDraft>) => setTyped((before) => ({ ...before, ...changes })),
    /** Clears the form for another message by the same person. */
    startNewMessage: () =>
      setTyped(({ name, email }) => ({ ...(name && { name }), ...(email && { email }), message: '' })),
  };
}
