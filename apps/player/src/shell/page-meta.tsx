import { headTags, headTitle, type PageHead } from '@puzzle-runs/site/head.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Without a title, the site's name is used alone. */
  title?: string;
  description?: string;
  /** Address of a picture for link previews. */
  image?: string | null;
  /** Keeps private pages and failures out of search engines. */
  hidden?: boolean;
}

/** Title and meta tags of a page. React 19 hoists them into the head, where they replace the server's. */
export function PageMeta({ title, description, image, hidden = false }: Props) {
  const { t, i18n } = useTranslation();
  // The server writes its own head (docs/decisions/0010). Where it rendered the page, React would adopt those tags.
  const mounted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (mounted) removeServerTags();
  }, [mounted]);
  if (!mounted) return null;

  const head: PageHead = {
    language: currentLanguage(i18n),
    site: t('site.name'),
    title,
    description: description || t('site.description'),
    image,
    origin: location.origin,
    path: location.pathname.replace(/(.)\/$/, '$1'),
    hidden,
  };
  return (
    <>
      <title>{headTitle(head)}</title>
      {headTags(head).map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </>
  );
}

function removeServerTags(): void {
  for (const tag of document.head.querySelectorAll('[data-server]')) tag.remove();
}
