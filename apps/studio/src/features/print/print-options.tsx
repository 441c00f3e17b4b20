import { Button, Checkbox } from '@mantine/core';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printTexts } from '#i18n/print.ts';
import type { PrintVisibility } from '#tasks/print/print-visibility.ts';
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
