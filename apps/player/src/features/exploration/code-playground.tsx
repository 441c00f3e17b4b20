import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { playgroundTexts } from '#i18n/playground.ts';
import { CodeChip } from '#ui/exploration-fact-chips.tsx';
import { focusBlank } from '#ui/focus-blank.ts';
import { CodeField } from '../../ui/code-field.tsx';
import styles from './code-playground.module.css';

/** The code of the example; the playground shows it together with a wrong one. */
const CODE = 'EICHE';
const WRONG_CODE = 'BIRKE';

type DoorState = 'asked' | 'blank' | 'wrong' | 'open';

/** Playground for access codes. */
export function CodePlayground() {
  const { t } = useTranslation(joiningTexts);
  const { t: tPlayground } = useTranslation(playgroundTexts);
  const [code, setCode] = useState('');
  const [state, setState] = useState<DoorState>('asked');

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setState(typed === '' ? 'blank' : typed === CODE ? 'open' : 'wrong');
    if (typed === '') focusBlank(event.currentTarget);
  }

  const errors = { asked: undefined, blank: t('join.code.blank'), wrong: t('problem.wrong_exploration_code') };
  return (
    <Card as="article" className={styles.card}>
      <h3>{tPlayground('playground.password.name')}</h3>
      {state === 'open' ? (
        <p className={styles.open} role="status">
          <IconLockOpen aria-hidden size={28} />
          {tPlayground('playground.password.open')}
        </p>
      ) : (
        <>
          <div>
            <CodeChip />
          </div>
          <p>{tPlayground('playground.password.how', { right: CODE, wrong: WRONG_CODE })}</p>
          <form className={styles.form} onSubmit={submit} noValidate>
            <CodeField label={t('join.code')} value={code} error={errors[state]} onChange={(text) => setCode(text)} />
            <Button type="submit">{t('join.action')}</Button>
          </form>
        </>
      )}
    </Card>
  );
}
