import { useTranslation } from 'react-i18next';
import { Part } from '../part.tsx';
import { Prose } from '../prose.tsx';

/** What a licence is, and how to get one (specification 2, part 9). */
export function LicenseFacts() {
  const { t } = useTranslation();
  return (
    <>
      <Part title={t('license.what')}>
        <Prose text={t('license.what.text')} />
      </Part>
      <Part title={t('license.how')}>
        <Prose text={t('license.how.text')} />
      </Part>
    </>
  );
}
