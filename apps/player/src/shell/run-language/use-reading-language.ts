import { LANGUAGE_TAG_MAX } from '@puzzle-runs/domain/exploration/content-language.ts';
import { startTransition, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askedLanguage } from '../asked-language.ts';

/**
 * The language in which a page before joining asks for a run: the one in its address (`?lang=`), else that of this
 * device. Undefined lets the server follow the browser, as it does for the HTML of the page. A change keeps the page
 * until its texts are there.
 */
export function useReadingLanguage(exploration: string): [string | undefined, (lang: string) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(() => askedLanguage({ exploration }));
  const linked = params.get('lang')?.slice(0, LANGUAGE_TAG_MAX);

  function change(lang: string): void {
    startTransition(() => {
      setChosen(lang);
      if (linked) setParams({ lang }, { replace: true, preventScrollReset: true });
    });
  }
  return [linked ?? chosen, change];
}
