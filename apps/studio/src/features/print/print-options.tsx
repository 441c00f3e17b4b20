import { Button, Checkbox } from '@mantine/core';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { printTexts } from '#i18n/print.ts';
import { type PrintVisibility, readPrintVisibility, writePrintVisibility } from '#tasks/print/print-visibility.ts';
import styles from './print-overview.module.css';

interface Props {
  shown: PrintVisibility;
  onShow: (change: Partial<PrintVisibility>) => void;
  /** The choice of a language. */
  language: ReactNode;
}

/** Checkboxes for what the overview prints, and the print button. */
export function PrintOptions({ shown, onShow, language }: Props) {
  const { t } = useTranslation(printTexts);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{t('print.options')}</legend>
      <Checkbox
        label={t('print.showAnswers')}
        checked={shown.answers}
        onChange={(event) => onShow({ answers: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('print.showFields')}
        checked={shown.fields}
        onChange={(event) => onShow({ fields: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('print.showExplanations')}
        checked={shown.explanations}
        onChange={(event) => onShow({ explanations: event.currentTarget.checked })}
      />
      {language}
      <Button
        component={Link}
        to="?codes=1"
        variant="outline"
        leftSection={<IconQrcode aria-hidden="true" size={20} />}
      >
        {t('print.codes')}
      </Button>
      <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => window.print()}>
        {t('print.do')}
      </Button>
    </fieldset>
  );
}

/**
 * The toggles of the overview. The address follows them, so a reload shows the same; a box is ticked before the address
 * has changed.
 */
export function usePrintToggles() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(() => readPrintVisibility(params));

  function show(change: Partial<PrintVisibility>) {
    const next = { ...shown, ...change };
    setShown(next);
    const lang = params.get('lang');
    setParams({ ...writePrintVisibility(next), ...(lang !== null && { lang }) }, { replace: true });
  }

  return { shown, show };
}
