import { useTranslation } from 'react-i18next';

/** Title of the browser tab. Only in a browser: React would write it in front of a first screen, not into its head. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return globalThis.document ? <title>{`${title} · ${t('site.studio')}`}</title> : null;
}
