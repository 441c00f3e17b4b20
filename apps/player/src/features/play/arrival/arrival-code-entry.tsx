import { normalizeArrivalCode } from '@puzzle-runs/domain/poi/arrival-code.ts';
import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { QrScanner } from '@puzzle-runs/web/tasks/locate/qr-scanner.tsx';
import { useProblemMessage } from '@puzzle-runs/web/tasks/use-problem-message.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { arrivalTexts } from '#i18n/arrival.ts';
import styles from './arrival-help.module.css';
import type { Arriving } from './use-arrive.ts';

/** The printed code of the place or the organiser's code: scanned or typed. */
export function ArrivalCodeEntry({ arriving: { arrive, isPending, refusal, via } }: { arriving: Arriving }) {
  const { t } = useTranslation(arrivalTexts);
  const problemMessage = useProblemMessage();
  const [open, setOpen] = useState<'scanner' | 'field' | null>(null);
  const [code, setCode] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = via === 'code' && refusal ? problemMessage(refusal) : undefined;

  const field = () => form.current?.querySelector('input');

  /** Shows the field with the cursor in it; phones open their keyboard only during the tap. */
  function type() {
    flushSync(() => setOpen('field'));
    field()?.focus();
  }

  function send(text: string) {
    const given = normalizeArrivalCode(text).slice(0, CODE_MAX);
    setCode(given);
    setOpen('field');
    setIsBlank(given === '');
    if (given !== '') arrive({ via: 'code', code: given });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(code);
    if (normalizeArrivalCode(code) === '') field()?.focus();
  }

  return (
    <>
      <Button
        variant={open === 'scanner' ? 'quiet' : 'sun'}
        onClick={() => setOpen(open === 'scanner' ? null : 'scanner')}
      >
        <IconQrcode aria-hidden size={22} />
        {t(open === 'scanner' ? 'arrival.scan.close' : 'arrival.scan')}
      </Button>
      {open === 'scanner' && <QrScanner onCode={send} onHidden={() => setOpen(null)} />}
      {open !== 'field' && (
        <Button variant="quiet" onClick={type}>
          {t('arrival.type')}
        </Button>
      )}
      {open === 'field' && (
        <form ref={form} className={styles.typed} onSubmit={submit} noValidate>
          <TextField
            label={t('arrival.type.label')}
            hint={t('arrival.type.hint')}
            error={isBlank ? t('arrival.type.blank') : refused}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setIsBlank(false);
            }}
            maxLength={CODE_MAX}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
          />
          <Button type="submit" busy={isPending && via === 'code'}>
            {t('arrival.type.send')}
          </Button>
        </form>
      )}
    </>
  );
}
