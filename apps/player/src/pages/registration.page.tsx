import { randomUuid } from '@puzzle-runs/web/api/random-uuid.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { JoinImpossible } from '#features/join-link/join-impossible.tsx';
import { OpenRegistration } from '#features/registration/open-registration.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageMeta } from '#shell/page-meta.tsx';

/** /v/{battle id}-{check}: the open registration of a Versus, reached by its QR code. */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const { battle = '' } = useParams();
  const [id = '', check] = battle.split('-');
  const [submissionId] = useState(randomUuid);
  return (
    <PageBoundary failure={JoinImpossible}>
      <PageMeta title={t('registration.title')} hidden />
      <OpenRegistration key={battle} battleId={id as unknown as number} check={check} submissionId={submissionId} />
    </PageBoundary>
  );
}
