import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { bearerOf, type PlayPlace, runTokenClaimsOf, session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { handoverTexts } from '#i18n/handover.ts';
import { laterRoutes } from '#later-routes.ts';
import { to } from '#to.ts';
import { CodeField } from '#ui/code-field.tsx';
import { focusBlank } from '#ui/focus-blank.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import styles from './handover.module.css';

/** Enters the code of a game from another browser. */
export function GameCodeForm() {
  const { t } = useTranslation(handoverTexts);
  const { enter, busy, failure } = useContinueGame();
  const [code, setCode] = useState('');
  const [isBlank, setIsBlank] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsBlank(code.trim() === '');
    if (code.trim() === '') return focusBlank(event.currentTarget);
    if (!busy) enter(code);
  }

  const wrong = failure === 'verification_failed' ? t('handover.enter.wrong') : undefined;
  return (
    <form className={styles.code} onSubmit={submit} noValidate>
      <p>{t('handover.enter.text')}</p>
      <CodeField
        label={t('handover.enter.label')}
        value={code}
        error={isBlank ? t('handover.enter.blank') : wrong}
        onChange={setCode}
      />
      {failure === 'taken' && <ProblemNote>{t('handover.enter.taken')}</ProblemNote>}
      {failure && failure !== 'taken' && !wrong && <ProblemNote>{t(`problem.${failure}`)}</ProblemNote>}
      <Button type="submit" busy={busy}>
        {t('handover.enter.submit')}
      </Button>
    </form>
  );
}

class Taken extends Error {}

/** Whether this device plays the game of a place already, as another player or from its own beginning. */
function isTaken(place: PlayPlace, pair: TokenPair): boolean {
  const own = session.runToken(place);
  return own !== undefined && runTokenClaimsOf(own)?.participation_id !== runTokenClaimsOf(pair)?.participation_id;
}

/**
 * Continues the game of a code: stores its token and goes to its pois. A game that this device plays already is never
 * replaced.
 */
function useContinueGame() {
  const navigate = useNavigate();
  /** The code works once: kept while only the game itself could not be read. */
  const redeemed = useRef<{ code: string; pair: TokenPair }>(undefined);

  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn(code: string) {
      if (redeemed.current?.code !== code)
        redeemed.current = { code, pair: await call(laterRoutes.gameHandover.complete, { body: { code } }) };
      const { pair } = redeemed.current;
      const { exploration, battle, team } = await call(routes.joined.pois, {
        headers: { authorization: bearerOf(pair) },
        query: {},
      });
      const place = { exploration: exploration.slug, battle: battle?.slug, team: team?.slug };
      if (isTaken(place, pair)) throw new Taken();
      return { place, pair };
    },
    onSuccess({ place, pair }) {
      session.saveRunToken(place, pair);
      void navigate(to.pois(place));
    },
  });
  const failure: FailureCode | 'taken' | undefined =
    error instanceof Taken ? 'taken' : error ? failureCodeOf(error) : undefined;
  return { enter: mutate, busy: isPending || isSuccess, failure };
}
