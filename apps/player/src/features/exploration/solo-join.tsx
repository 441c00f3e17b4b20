import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { CodeField } from './code-field.tsx';
import { JoinBar, JoinProblem } from './join-bar.tsx';
import { useJoin } from './use-join.ts';

/** The way into a run that is played alone: on with it, or join it, with its code where it asks for one. */
export function SoloJoin({ exploration }: { exploration: PublicExploration }) {
  const { t } = useTranslation();
  const place = { exploration: exploration.slug };
  const { join, joining, failure } = useJoin(place);
  const [code, setCode] = useState('');
  const [blank, setBlank] = useState(false);
  const coded = exploration.code === 1;

  if (session.runToken(place)) {
    return (
      <JoinBar>
        <Link to={to.spots(place)} className={buttonClass()}>
          {t('join.continue')}
        </Link>
      </JoinBar>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = coded && code.trim() === '';
    setBlank(missing);
    if (!missing) join({ exploration_id: exploration.id, ...(coded && { exploration_code: code.trim() }) });
  }

  const wrongCode = failure === 'wrong_exploration_code';
  const codeError = blank ? t('join.code.blank') : wrongCode ? t('problem.wrong_exploration_code') : undefined;

  return (
    <JoinBar onSubmit={submit}>
      {coded && <CodeField label={t('join.code')} value={code} error={codeError} onChange={setCode} />}
      {failure && !wrongCode && <JoinProblem>{t(`problem.${failure}`)}</JoinProblem>}
      <Button type="submit" busy={joining}>
        {t('join.action')}
      </Button>
    </JoinBar>
  );
}
