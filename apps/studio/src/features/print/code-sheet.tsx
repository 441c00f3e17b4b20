import { Button } from '@mantine/core';
import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printTexts } from '#i18n/print.ts';
import styles from './code-sheet.module.css';
import { codesOf } from './codes-of.ts';
import printOverviewStyles from './print-overview.module.css';

/** All QR codes that an exploration needs on site, as cards to cut out and put up. */
export function CodeSheet({ exploration }: { exploration: PrintedExploration }) {
  const { t } = useTranslation(printTexts);
  const codes = codesOf(exploration.Pois);
  return (
    <article>
      {codes.length === 0 && <p>{t('print.codes.none')}</p>}
      <ul className={styles.sheet} aria-label={t('print.codes')}>
        {codes.map(({ key, poi, task, text, code }) => (
          <li key={key} className={styles.card} data-scheme="light">
            <QrCode
              compact
              text={text}
              label={task === null ? t('print.codes.arrivalAt', { poi }) : t('print.codes.of', { task })}
            />
            <p className={styles.code}>{t('print.codes.typed', { code })}</p>
            <p className={styles.place}>{`${poi} · ${task ?? t('print.codes.arrival')}`}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Prints the sheet with the QR codes, or leads back to the overview. */
export function CodeSheetActions() {
  const { t } = useTranslation(printTexts);
  return (
    <div className={printOverviewStyles.options}>
      <Button component={Link} to="?" variant="outline" leftSection={<IconArrowLeft aria-hidden="true" size={20} />}>
        {t('print.codes.back')}
      </Button>
      <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => window.print()}>
        {t('print.do')}
      </Button>
    </div>
  );
}
