import { IconList, IconSitemap } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import styles from './view-choice.module.css';

const VIEWS = [
  { value: 'picture', Icon: IconSitemap },
  { value: 'text', Icon: IconList },
] as const;
export type View = (typeof VIEWS)[number]['value'];

/** Chooses between the picture and the text, as radio buttons side by side. */
export function ViewChoice({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const { t } = useTranslation(waysTexts);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('ways.views')}</legend>
      {VIEWS.map(({ value: view, Icon }) => (
        <label key={view} className={styles.view}>
          <input type="radio" name={name} checked={view === value} onChange={() => onChange(view)} />
          <Icon aria-hidden="true" size="1.125rem" />
          {t(`ways.view.${view}`)}
        </label>
      ))}
    </fieldset>
  );
}
