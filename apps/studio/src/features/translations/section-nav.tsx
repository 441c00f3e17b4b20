import { NativeSelect } from '@mantine/core';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { translationsTexts } from '#i18n/translations.ts';
import styles from './section-nav.module.css';
import { openTextsIn, type TextSection } from './translation-sections.ts';

interface Props {
  sections: readonly TextSection[];
  /** Key of the section on the screen. */
  current: string;
  addressOf: (section: string) => string;
}

/**
 * Leads to the texts of the exploration and of each poi, with the number of open ones: links, on small screens a
 * select.
 */
export function SectionNav({ sections, current, addressOf }: Props) {
  const { t } = useTranslation(translationsTexts);
  const navigate = useNavigate();
  const nameOf = ({ name }: TextSection) => name || t('translations.group.run');
  const openOf = (section: TextSection) => {
    const count = openTextsIn(section).length;
    return count === 0 ? t('translations.section.done') : t('translations.section.open', { count });
  };
  return (
    <>
      <nav className={styles.nav} aria-label={t('translations.sections')}>
        <ul className={styles.list}>
          {sections.map((section) => (
            <li key={section.key}>
              {/* The first section is also shown without its own address. */}
              <Link
                to={addressOf(section.key)}
                className={styles.section ?? ''}
                aria-current={section.key === current ? 'page' : undefined}
              >
                <b>{nameOf(section)}</b>
                <small>{openOf(section)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        className={styles.select ?? ''}
        label={t('translations.sections')}
        value={current}
        onChange={({ target }) => void navigate(addressOf(target.value))}
        data={sections.map((section) => ({
          value: section.key,
          label: `${isolated(nameOf(section))} · ${openOf(section)}`,
        }))}
      />
    </>
  );
}
