import type { TeamCardTarget } from '@puzzle-runs/contract/join.ts';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { joiningTexts } from '#i18n/joining.ts';
import { CodeField } from '#ui/code-field.tsx';
import { focusBlank } from '#ui/focus-blank.ts';
import styles from './team-card-codes.module.css';

/** Asks for the codes that stand on the card, then leads to the join page; without codes it leads there at once. */
export function TeamCardCodes({ target }: { target: TeamCardTarget }) {
  const { t } = useTranslation(joiningTexts);
  const navigate = useNavigate();
  const [codes, setCodes] = useState({ exploration: '', team: '' });
  const [checked, setChecked] = useState(false);
  const needed = { exploration: target.exploration_code === 1, team: target.team_code === 1 };
  const address = joinAddress('', {
    ...target,
    exploration_code: target.link_key ?? (codes.exploration.trim() || null),
    team_code: codes.team.trim() || null,
  });
  if (!needed.exploration && !needed.team) return <Navigate to={address} replace />;

  const isMissing = (code: 'exploration' | 'team') => needed[code] && codes[code].trim() === '';

  function open(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isMissing('exploration') || isMissing('team')) return focusBlank(event.currentTarget);
    void navigate(address);
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={open} noValidate>
        <p>{t('teamCard.text')}</p>
        {(['exploration', 'team'] as const).map(
          (code) =>
            needed[code] && (
              <CodeField
                key={code}
                label={t(`teamCard.${code}`)}
                value={codes[code]}
                error={checked && isMissing(code) ? t('teamCard.missing') : undefined}
                onChange={(text) => setCodes((before) => ({ ...before, [code]: text }))}
              />
            ),
        )}
        <Button type="submit">{t('teamCard.open')}</Button>
      </form>
    </Card>
  );
}
