import { z } from 'zod';
import { playableLanguage } from '../exploration-facts.ts';
import { codeFlag, namedRecord } from '../shared.ts';

export const playedExploration = namedRecord
  .extend({
    image: z.string().nullable(),
    code: codeFlag,
    /** Only of an exploration that only its link finds: its key, with which players invite others. */
    link_key: z.string().optional(),
    /** Language of the content (BCP 47). */
    lang: z.string(),
  })
  .meta({ id: 'PlayedExploration' });

export type PlayedExploration = z.infer<typeof playedExploration>;

/** The exploration in the language of the response: `lang` is that language. */
export const joinedExploration = playedExploration
  .extend({
    /** Language of the source. Records that are not translated stay in it and have their own `lang`. */
    source_lang: z.string(),
    /** Language of intro and finale, if they are not translated. */
    story_lang: z.string().optional(),
    /** Languages that players may choose, the source included. */
    languages: z.array(playableLanguage),
  })
  .meta({ id: 'JoinedExploration' });
