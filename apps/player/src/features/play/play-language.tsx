import { IconLanguage } from '@tabler/icons-react';
import { LanguageSelect } from '#shell/language-select.tsx';
import styles from './play-language.module.css';

/** The site's language can be changed in the middle of a game: below the page, out of the way. */
export function PlayLanguage() {
  return (
    <div className={styles.language}>
      <IconLanguage aria-hidden size={20} />
      <LanguageSelect />
    </div>
  );
}
