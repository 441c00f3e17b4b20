import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import {
  IconExternalLink,
  IconLogout,
  IconRoute,
  IconRubberStamp,
  IconSwords,
  IconTicket,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { to } from '#to.ts';
import { LanguageSelect } from './language-select.tsx';
import styles from './studio-menu.module.css';

interface Props {
  /** Called when the creator follows a link. */
  onGo?: () => void;
}

/** Areas of the studio, language, and links out of the studio. */
export function StudioMenu({ onGo }: Props) {
  const { t } = useTranslation();
  const { data: site } = useQuery(query(routes.site.settings));
  const isOwner = useAccount()?.group === 'owner';
  const entry = styles.entry ?? '';
  const areas = [
    { to: to.explorations(), label: t('nav.explorations'), Icon: IconRoute },
    { to: to.teams(), label: t('nav.teams'), Icon: IconUsersGroup },
    { to: to.battles(), label: t('nav.battles'), Icon: IconSwords },
    { to: to.licenses(), label: t('nav.licenses'), Icon: IconTicket },
    ...(isOwner ? [{ to: to.grants(), label: t('nav.grants'), Icon: IconRubberStamp }] : []),
    { to: to.user(), label: t('nav.user'), Icon: IconUser },
  ];

  return (
    <nav className={styles.menu} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {areas.map(({ to: address, label, Icon }) => (
          <li key={address}>
            <NavLink to={address} className={entry} onClick={() => onGo?.()}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        <li>
          <LanguageSelect />
        </li>
        {site && (
          <li>
            <a href={site.player_url} className={entry}>
              <IconExternalLink aria-hidden="true" />
              <span>{t('nav.player')}</span>
            </a>
          </li>
        )}
        <li>
          <NavLink to={to.logout()} className={entry} onClick={() => onGo?.()}>
            <IconLogout aria-hidden="true" />
            <span>{t('nav.logout')}</span>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
