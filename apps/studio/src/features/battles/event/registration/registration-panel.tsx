import { Button, Modal } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eventTexts } from '#i18n/event.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { RegisteredTeams } from './registered-teams.tsx';
import styles from './registration.module.css';
import { RegistrationSettingsForm } from './registration-settings-form.tsx';
import { useBattleRegistration } from './use-battle-registration.ts';

/** The open registration of a battle: its state, its QR code, its teams, and the dialog with its settings. */
export function RegistrationPanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const registration = useBattleRegistration(battle);
  const [dialog, setDialog] = useState<'settings' | 'teams' | null>(null);
  const close = () => setDialog(null);
  if (!registration) return null;
  const { open, limit, count, url } = registration;
  return (
    <Panel title={t('registration.title')} text={t('registration.text')}>
      <div className={styles.state}>
        <StatusChip tone={open ? 'good' : 'plain'}>{t(open ? 'registration.open' : 'registration.closed')}</StatusChip>
        {(open || count > 0) && <span>{t('registration.count', { count, limit })}</span>}
      </div>
      {open && (
        <div className={styles.join}>
          <div className={styles.code}>
            <QrCode text={url} label={t('registration.code')} />
          </div>
          <div>
            <p>{t('registration.address')}</p>
            <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
            <Link to={to.joinCode({ battle: battle.slug, join: url })}>{t('registration.large')}</Link>
          </div>
        </div>
      )}
      <FormActions>
        <Button variant={open ? 'outline' : 'filled'} onClick={() => setDialog('settings')}>
          {t(open ? 'registration.settings' : 'registration.set')}
        </Button>
        {count > 0 && (
          <Button variant="outline" onClick={() => setDialog('teams')}>
            {t('registration.teams')}
          </Button>
        )}
      </FormActions>
      <Modal
        opened={dialog !== null}
        onClose={close}
        title={t(dialog === 'teams' ? 'registration.teams' : 'registration.title')}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <PageBoundary>
          {dialog === 'settings' && (
            <RegistrationSettingsForm battle={battle} registration={registration} onDone={close} />
          )}
          {dialog === 'teams' && <RegisteredTeams battle={battle} registration={registration} />}
        </PageBoundary>
      </Modal>
    </Panel>
  );
}
