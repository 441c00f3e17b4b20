import { useTranslation } from 'react-i18next';

interface Props {
  /** Without it the site's name stands alone. */
  title?: string;
  description?: string;
  /** Address of a picture for shared links. */
  image?: string | null;
  /** Private screens and failures stay out of search engines. */
  hidden?: boolean;
}

/** Title and meta tags of a page (specification 1, part 2); React 19 moves them into the head. */
export function PageMeta({ title, description, image, hidden = false }: Props) {
  const { t } = useTranslation();
  const name = t('site.name');
  const words = description ?? t('site.description');
  return (
    <>
      <title>{title ? t('site.title', { page: title }) : name}</title>
      <meta name="description" content={words} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={words} />
      {image && <meta property="og:image" content={new URL(image, location.href).href} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={location.origin + location.pathname} />
      )}
    </>
  );
}
