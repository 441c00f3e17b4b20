import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LargeJoinCode } from '#features/battles/share/large-join-code.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function JoinCodePage() {
  const { t } = useTranslation(battlesTexts);
  const { battle = '', join = '' } = useParams();
  const registers = /\/v\/\d+$/.test(join);
  return (
    <>
      <PageHeader
        title={t(registers ? 'battle.code.registration' : 'battle.code.title')}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          registers
            ? { to: to.battleRegistration({ battle }), label: t('battle.registration') }
            : { to: to.shareBattle({ battle }), label: t('battle.share') },
        ]}
      />
      <LargeJoinCode address={join} />
    </>
  );
}
