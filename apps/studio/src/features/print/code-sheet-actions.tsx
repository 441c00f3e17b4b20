import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printTexts } from '#i18n/print.ts';
import styles from './print-overview.module.css';

/** Prints the sheet with the QR codes, or leads back to the overview. */
export function CodeSheetActions() {
  const { t } = useTranslation(printTexts);
  return (
    <div className={styles.options}>
      <Button component={Link} to="?" variant="outline" leftSection={<IconArrowLeft aria-hidden="true" size={20} />}>
        {t('print.codes.back')}
      </Button>
      <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => window.print()}>
        {t('print.do')}
      </Button>
    </div>
  );
}
