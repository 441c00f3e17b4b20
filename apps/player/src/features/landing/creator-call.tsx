import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from './section.tsx';

/** The way to building runs: an account, or for whoever has one the studio. */
export function CreatorCall() {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <Section title={t('landing.create')}>
      <div>
        <p>{t('landing.create.text')}</p>
        <Link to={account ? to.management() : to.page('register')} className={buttonClass('quiet')}>
          {t(account ? 'landing.create.studio' : 'landing.create.register')}
        </Link>
      </div>
    </Section>
  );
}
