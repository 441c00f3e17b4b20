import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { LanguageSelect } from '#shell/language-select.tsx';
import { usePlay } from '../play-context.ts';
import { usePlayScreen } from '../use-play-place.ts';
import { LazyGameLanguage } from './lazy-game-language.tsx';
import styles from './play-language.module.css';

/**
 * Choice of the site's language, below the page. Where the game has languages, too, one line opens both choices; the
 * overview has that of the game on top.
 */
export function PlayLanguage() {
  const { t } = useTranslation(playTexts);
  const { joined, onLanguage } = usePlay();
  const screen = usePlayScreen();
  const hasBoth = screen !== 'pois' && onLanguage && joined.exploration.languages.length > 1;
  if (!hasBoth)
    return (
      <div className={styles.language}>
        <IconLanguage aria-hidden size={20} />
        <LanguageSelect />
      </div>
    );
  return (
    <details className={styles.languages}>
      <summary className={styles.language}>
        <IconLanguage aria-hidden size={20} />
        {t('language.label')}
      </summary>
      <LazyGameLanguage />
      <div className={styles.language}>
        <span aria-hidden>{t('play.language.site')}</span>
        <LanguageSelect />
      </div>
    </details>
  );
}
