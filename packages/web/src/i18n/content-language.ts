import { createContext, use } from 'react';

/** Language of the creator's texts below (BCP 47); undefined where they are in the language of the site. */
export const ContentLanguage = createContext<string | undefined>(undefined);

/** The `lang` attribute of an element that shows a creator's text. */
export function useContentLanguage(): string | undefined {
  return use(ContentLanguage) || undefined;
}
