import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { ownLanguageName } from '@puzzle-runs/domain/translation/translation-languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';
import { AddLanguage } from './add-language.tsx';
import { LanguageCard } from './language-card.tsx';
import styles from './languages-view.module.css';
import { textsQuery } from './texts-query.ts';

/** The source language of an exploration and its translations, with their progress. */
export function LanguagesView({ exploration }: { exploration: ManagedExploration }) {
  const { t } = useTranslation(translationsTexts);
  const { id, slug } = exploration;
  const { data } = useSuspenseQuery(textsQuery(id));
  return (
    <div className={styles.cards}>
      <Panel title={ownLanguageName(data.source_lang)} text={t('languages.source')}>
        <p className={styles.plain}>
          <Link to={to.exploration({ exploration: slug })}>{t('languages.source.change')}</Link>
        </p>
      </Panel>
      {data.languages.map((language) => (
        <LanguageCard key={language.lang} exploration={exploration} language={language} />
      ))}
      <AddLanguage explorationId={id} texts={data} />
    </div>
  );
}
