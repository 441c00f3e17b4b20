import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogOutQuestion } from '#features/account/log-out-question.tsx';
import { LoggedOut } from '#features/account/logged-out.tsx';
import { useUnsentCount } from '#offline/unsent-note.tsx';

function isOfAccount({ owner }: OutboxEntry): boolean {
  return owner === 'user';
}

export default function LogoutPage() {
  const { t } = useTranslation();
  const unsent = useUnsentCount(isOfAccount);
  const [confirmed, setConfirmed] = useState(false);
  if (unsent === undefined) return <PageSpinner label={t('state.loading')} />;
  if (unsent > 0 && !confirmed) return <LogOutQuestion unsent={unsent} onConfirm={() => setConfirmed(true)} />;
  return <LoggedOut />;
}
