import { type ApiProblem, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverTexts } from '#i18n/handover.ts';
import { laterRoutes } from '#later-routes.ts';
import { useUnsentCount } from '#offline/unsent-note.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import { usePlay, useRunToken } from '../play-context.ts';
import styles from './home-screen.module.css';

/** Gets and shows a code with which the player continues the current game in another browser. */
export function GameCode() {
  const { t } = useTranslation(handoverTexts);
  const { place } = usePlay();
  const headers = useRunToken();
  const { data, error, isPending, mutate } = useMutation<{ code: string }, ApiProblem>({
    mutationFn: () => call(laterRoutes.gameHandover.start, { headers }),
  });
  const game = storageKeyOf(place);
  const unsent = useUnsentCount((entry) => entry.game === game) ?? 0;
  return (
    <>
      {data && <ShownCode key={data.code} code={data.code} />}
      {unsent > 0 && <p>{t('handover.unsent', { count: unsent })}</p>}
      {error && <ProblemNote>{t(`problem.${failureCodeOf(error)}`)}</ProblemNote>}
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t(data ? 'handover.code.another' : 'handover.code.get')}
      </Button>
    </>
  );
}

function ShownCode({ code }: { code: string }) {
  const { t } = useTranslation(handoverTexts);
  const box = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  // Screen readers read it, and it is marked for copying.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setStatus(t('handover.code.copied'));
    } catch {
      // Without permission: select the code, so that it can be copied by hand.
      box.current?.querySelector('input')?.select();
      setStatus(t('handover.code.marked'));
    }
  }

  return (
    <div ref={box} className={styles.code}>
      <TextField
        label={t('handover.code.label')}
        hint={t('handover.code.text')}
        value={code}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('handover.code.copy')}</Button>
      <p role="status">{status}</p>
    </div>
  );
}
