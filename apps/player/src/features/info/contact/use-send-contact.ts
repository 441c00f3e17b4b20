import type { ContactBody } from '@puzzle-runs/contract/contact.ts';
import type { ContactDraft, ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** A login that has ended meanwhile must not keep anybody from writing. */
async function send(body: ContactBody): Promise<void> {
  const headers = session.accountHeaders();
  try {
    await call(routes.contacts.send, { headers, body });
  } catch (error) {
    const sessionEnded =
      error instanceof ApiProblem && error.code === 'unauthorized' && headers.authorization !== undefined;
    if (!sessionEnded) throw error;
    await call(routes.contacts.send, { headers: {}, body });
  }
}

/** Sends a message to the provider; what it is done with is the mutation's state. */
export function useSendContact() {
  const { i18n } = useTranslation();
  return useMutation<void, ApiProblem, ContactDraft>({
    mutationFn: ({ confirmed, reason, ...entry }) =>
      send({ ...entry, reason: reason as ContactReason, confirmation: confirmed, language: currentLanguage(i18n) }),
  });
}
