import type { ReactNode } from 'react';
import { ContentLanguage, useContentLanguage } from './content-language.ts';

/** Marks texts that stay in the source language because they are not translated; without `lang` nothing changes. */
export function FallbackLanguage({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  const { lang: outer } = useContentLanguage();
  return <ContentLanguage value={lang ?? outer}>{children}</ContentLanguage>;
}
