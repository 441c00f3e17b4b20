import { Checkbox } from '@mantine/core';
import type { ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import type { TextFormat } from '@puzzle-runs/domain/translation/text-fields.ts';
import { directionOf, ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { ContentLanguage } from '@puzzle-runs/web/i18n/content-language.ts';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { excerptOfHtml, RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { textElementId } from './focus-text.ts';
import { TargetField, type TargetLanguage } from './target-field.tsx';
import { FIELD_LABELS } from './text-labels.ts';
import styles from './text-pair.module.css';
import { textKey } from './texts-query.ts';
import type { TextValue } from './translation-values.ts';
import { wordChanges } from './word-changes.ts';

const STATES = {
  missing: { tone: 'open', text: 'translations.state.missing' },
  up_to_date: { tone: 'good', text: 'translations.state.up_to_date' },
  source_changed: { tone: 'open', text: 'translations.state.source_changed' },
} as const satisfies Record<ManagedText['state'], unknown>;
const OPTIONAL = { tone: 'plain', text: 'translations.state.optional' } as const;

interface Props {
  row: ManagedText;
  /** Number among the texts of the same field; undefined for the only one. */
  number: number | undefined;
  value: TextValue;
  error: string | undefined;
  /** BCP 47. */
  sourceLang: string;
  language: TargetLanguage;
  onFocus: () => void;
  onChange: (change: Partial<TextValue>) => void;
}

/** One text: its source, its state, and the field of its translation. */
export function TextPair({ row, number, value, error, sourceLang, language, onFocus, onChange }: Props) {
  const { t } = useTranslation(translationsTexts);
  const { state, format, required, source } = row;
  const label = [t(FIELD_LABELS[row.field]), number].filter(Boolean).join(' ');
  const { tone, text } = state === 'missing' && !required ? OPTIONAL : STATES[state];
  return (
    <div id={textElementId(textKey(row))} className={styles.pair} onFocus={onFocus}>
      <div className={styles.source}>
        <p className={styles.label}>
          {t('translations.label', { field: label, language: ownLanguageName(sourceLang) })}
        </p>
        {format === 'html' ? (
          <div className={styles.rich} dir={directionOf(sourceLang)}>
            <ContentLanguage value={sourceLang}>
              <RichText html={source} />
            </ContentLanguage>
          </div>
        ) : (
          <p className={styles.text} lang={sourceLang} dir={directionOf(sourceLang)}>
            {source}
          </p>
        )}
        {row.old_source !== null && (
          <SourceChange before={row.old_source} after={source} format={format} lang={sourceLang} />
        )}
      </div>
      <div className={styles.target}>
        <TargetField
          row={row}
          label={t('translations.label', { field: label, language: language.name })}
          value={value.text}
          error={error}
          language={language}
          onChange={(next) => onChange({ text: next })}
        />
        <div className={styles.state}>
          <StatusChip tone={tone}>{t(text)}</StatusChip>
          {state === 'source_changed' && (
            <Checkbox
              label={t('translations.fits')}
              checked={value.confirmed}
              onChange={({ target }) => onChange({ confirmed: target.checked })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface SourceChangeProps {
  /** The source that was translated. */
  before: string;
  after: string;
  format: TextFormat;
  /** Language of both, BCP 47. */
  lang: string;
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Changes in a source since it was translated, word by word. */
function SourceChange({ before, after, format, lang }: SourceChangeProps) {
  const { t } = useTranslation(translationsTexts);
  const plain = (text: string) => (format === 'html' ? excerptOfHtml(text, Number.POSITIVE_INFINITY) : text);
  const changes = wordChanges(plain(before), plain(after));
  const isSame = changes.every(({ kind }) => kind === 'same');
  return (
    <Disclosure summary={t('translations.change')}>
      {isSame ? (
        <p className={styles.change}>{t('translations.change.format')}</p>
      ) : (
        <p className={styles.change} lang={lang}>
          {changes.map(({ kind, words }, index) => {
            const Tag = TAGS[kind];
            return [index > 0 && ' ', <Tag key={index}>{words}</Tag>];
          })}
        </p>
      )}
    </Disclosure>
  );
}
