import { searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import { plainTextOf } from '#html/clean-html.ts';

/** The fields of an exploration that the search covers. */
export interface Searched {
  name: string;
  postalCode: string;
  /** Name of the place with that postal code. */
  place: string | null;
  /** Descriptions (HTML) in the languages that players are offered besides the source. The name is not translated. */
  descriptions: readonly string[];
}

/** Text in which the search looks for words. */
export function explorationSearchText({ name, postalCode, place, descriptions }: Searched): string {
  return searchIndexText([name, postalCode, place ?? '', ...descriptions.map(plainTextOf)].join(' '));
}
