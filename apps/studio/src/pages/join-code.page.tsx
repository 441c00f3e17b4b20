import '#i18n/versus.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { JoinCode } from '#features/versus/share/join-code.tsx';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';

export default function JoinCodePage() {
  const { t } = useTranslation();
  const { battle = '', join = '' } = useParams();
  return (
    <>
      <PageHeader
        title={t('versus.code.title')}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          { to: to.shareBattle({ battle }), label: t('versus.share') },
        ]}
      />
      <JoinCode address={join} />
    </>
  );
}
