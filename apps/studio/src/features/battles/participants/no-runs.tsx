import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { to } from '#to.ts';

/** Says that the account has no run yet, with the way to the first one. */
export function NoRuns() {
  const { t } = useTranslation(battlesTexts);
  return (
    <>
      {t('battle.exploration.none')} <Link to={to.newExploration()}>{t('battle.exploration.first')}</Link>
    </>
  );
}
