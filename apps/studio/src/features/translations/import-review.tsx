import { Button } from '@mantine/core';
import type { ImportedTexts, ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { FIELD_LABELS } from './text-labels.ts';
import { textKey, textsQuery } from './texts-query.ts';
import styles from './translation-file.module.css';
import { sectionsOf } from './translation-sections.ts';

interface Props {
  at: { exploration: string; id: number; lang: string };
  /** Name of the file. */
  name: string;
  found: ImportedTexts;
  busy: boolean;
  onApply: () => void;
}

/**
 * Review of an import: the changes that a file would make, and its texts that do not fit. The import starts when the
 * creator agrees.
 */
export function ImportReview({ at, name, found, busy, onApply }: Props) {
  const { t } = useTranslation(translationsTexts);
  const { data } = useQuery(textsQuery(at.id, at.lang));
  const { applied, fits, unchanged } = found;
  const problems = [...found.problems, ...found.incomplete.map((unit) => ({ ...unit, reason: 'incomplete' as const }))];

  /** Where the text is: "Dom · Name". */
  function placeOf(text: NonNullable<ImportedTexts['problems'][number]['Text']>): string {
    const key = textKey(text);
    const holds = ({ rows }: { rows: ManagedText[] }) => rows.some((row) => textKey(row) === key);
    const section = sectionsOf(data?.rows ?? []).find(({ groups }) => groups.some(holds));
    const group = section?.groups.find(holds);
    const names = [section?.name, group?.name].filter(Boolean);
    return [...new Set(names.length > 0 ? names : [t('translations.group.run')]), t(FIELD_LABELS[text.field])].join(
      ' · ',
    );
  }

  return (
    <Panel
      announced
      title={t(applied ? 'translations.review.applied' : 'translations.review')}
      text={t(applied ? 'translations.review.applied.text' : 'translations.review.text', { name })}
    >
      <ul className={styles.facts}>
        <li>{t(applied ? 'translations.review.stored' : 'translations.review.fits', { count: fits })}</li>
        <li>{t('translations.review.unchanged', { count: unchanged })}</li>
        {problems.length > 0 && <li>{t('translations.review.problems', { count: problems.length })}</li>}
      </ul>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('translations.review.list')}>
          {problems.map(({ reason, unit, Text }) => (
            <li key={`${unit} ${reason}`}>
              {Text ? <b>{placeOf(Text)}</b> : <code>{unit}</code>}
              <span>{t(`translations.problem.${reason}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        {applied ? (
          <Button component={Link} to={to.translation(at)}>
            {t('translations.review.open')}
          </Button>
        ) : (
          fits > 0 && (
            <Button loading={busy} onClick={onApply}>
              {t('translations.review.apply', { count: fits })}
            </Button>
          )
        )}
      </div>
    </Panel>
  );
}
