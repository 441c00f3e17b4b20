import { useTranslation } from 'react-i18next';

/** Title of the browser tab. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <title>{`${title} · ${t('site.studio')}`}</title>;
}
