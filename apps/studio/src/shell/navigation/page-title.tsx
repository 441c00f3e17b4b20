import { useTranslation } from 'react-i18next';

/** Name of the page in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <title>{`${title} · ${t('site.studio')}`}</title>;
}
