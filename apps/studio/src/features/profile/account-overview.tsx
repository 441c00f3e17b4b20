import { Button } from '@mantine/core';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profileTexts } from '#i18n/profile.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './account-overview.module.css';
import { myself } from './myself.ts';

/** AccountOverview of the account, with links to its profile, logout and deletion. */
export function AccountOverview() {
  const { t } = useTranslation(profileTexts);
  const { data } = useSuspenseQuery(myself());
  const account = useAccount();
  return (
    <div className={styles.panels}>
      <Panel title={t('user.profile')}>
        <dl className={styles.facts}>
          <dt>{t('account.name')}</dt>
          <dd>
            {data.name}
            {account?.group === 'owner' && <span className={styles.owner}>{t('user.owner')}</span>}
          </dd>
          <dt>{t('account.email')}</dt>
          <dd>{data.email}</dd>
        </dl>
        <Button component={Link} to={to.account()} className={styles.action}>
          {t('user.edit')}
        </Button>
      </Panel>
      <Panel title={t('user.session')} text={t('user.session.text')}>
        <Button component={Link} to={to.logout()} variant="outline" className={styles.action}>
          {t('nav.logout')}
        </Button>
      </Panel>
      <Panel title={t('user.deletion')} text={t('user.deletion.text')}>
        <Button component={Link} to={to.deletion()} variant="outline" color="flag" className={styles.action}>
          {t('user.deletion.open')}
        </Button>
      </Panel>
    </div>
  );
}
