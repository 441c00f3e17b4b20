import { Checkbox } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { to } from '#to.ts';
import { LanguageProgress } from './language-progress.tsx';
import { SectionNav } from './section-nav.tsx';
import { textsQuery } from './texts-query.ts';
import { TranslationForm } from './translation-form.tsx';
import { openTextsIn, sectionsOf } from './translation-sections.ts';
import styles from './translations.module.css';

interface Props {
  exploration: ManagedExploration;
  lang: string;
  /** Key of a section; the first one by default. */
  section: string | undefined;
}

/**
 * All texts of an exploration in one language, divided into sections; `open=1` leaves out texts that are up to date.
 */
export function TranslationView({ exploration: { id, slug }, lang, section: wanted }: Props) {
  const { t } = useTranslation(translationsTexts);
  const { data: texts } = useSuspenseQuery(textsQuery(id, lang));
  const [params, setParams] = useSearchParams();
  const onlyOpen = params.get('open') === '1';
  const sections = useMemo(() => sectionsOf(texts.rows), [texts.rows]);
  const section = sections.find(({ key }) => key === wanted) ?? sections[0];
  const language = texts.languages.find((each) => each.lang === lang);
  const query = onlyOpen ? '?open=1' : '';
  const addressOf = (key: string) => to.translation({ exploration: slug, lang, section: key }) + query;

  if (!section) return <EmptyState title={t('translations.none.title')} text={t('translations.none.text')} />;
  return (
    <>
      {language && <LanguageProgress language={language} />}
      <div className={styles.filter}>
        <Checkbox
          size="md"
          label={t('translations.onlyOpen')}
          checked={onlyOpen}
          onChange={({ target }) => setParams(target.checked ? { open: '1' } : {}, { replace: true })}
        />
      </div>
      <div className={styles.page}>
        <SectionNav sections={sections} current={section.key} addressOf={addressOf} />
        <div className={styles.forms}>
          {onlyOpen && openTextsIn(section).length === 0 && (
            <p className={styles.done}>{t('translations.section.nothing')}</p>
          )}
          <TranslationForm
            key={`${lang} ${section.key}`}
            explorationId={id}
            exploration={slug}
            texts={texts}
            lang={lang}
            section={section}
            onlyOpen={onlyOpen}
          />
        </div>
      </div>
    </>
  );
}
