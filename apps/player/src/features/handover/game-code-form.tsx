import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverTexts } from '#i18n/handover.ts';
import { CodeField } from '#ui/code-field.tsx';
import { focusBlank } from '#ui/focus-blank.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import styles from './handover.module.css';
import { useContinueGame } from './use-continue-game.ts';

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
