import { IconLanguage } from '@tabler/icons-react';
import { LanguageSelect } from '#shell/language-select.tsx';
import { usePlayScreen } from '../use-play-screen.ts';
import { LazyGameLanguage } from './lazy-game-language.tsx';
import styles from './play-language.module.css';

/** Choice of the site's language and, on pages other than the overview, of the game's language; below the page. */
export function PlayLanguage() {
  const screen = usePlayScreen();
  return (
    <div className={styles.languages}>
      {screen !== 'pois' && <LazyGameLanguage />}
      <div className={styles.language}>
        <IconLanguage aria-hidden size={20} />
        <LanguageSelect />
      </div>
    </div>
  );
}
