import type { TextFormat } from '@puzzle-runs/domain/translation/text-fields.ts';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import styles from './source-change.module.css';
import { wordChanges } from './word-changes.ts';

interface Props {
  /** The source that was translated. */
  before: string;
  after: string;
  format: TextFormat;
  /** Language of both, BCP 47. */
  lang: string;
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Changes in a source since it was translated, word by word. */
export function SourceChange({ before, after, format, lang }: Props) {
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
