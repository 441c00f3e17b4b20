import { useSearchParams } from 'react-router';

/** What the overview shows besides the quests themselves; the two do not depend on each other (specification 2, part 4). */
export interface Shown {
  answers: boolean;
  /** Room for answers, to be filled in by hand. */
  fields: boolean;
}

/** What is shown is in the address: `answers=1` brings the answers, `fields=0` takes the fields away. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const shown: Shown = { answers: params.get('answers') === '1', fields: params.get('fields') !== '0' };

  function show(change: Partial<Shown>) {
    const { answers, fields } = { ...shown, ...change };
    setParams(
      (before) => {
        before.delete('answers');
        before.delete('fields');
        if (answers) before.set('answers', '1');
        if (!fields) before.set('fields', '0');
        return before;
      },
      { replace: true },
    );
  }

  return { shown, show };
}
