/** Most characters of names, codes, addresses, rich texts and answers. */
export const NAME_MAX = 120;
export const CODE_MAX = 60;
export const ADDRESS_MAX = 200;
export const URL_MAX = 2_000;
export const HTML_MAX = 100_000;
/** Most tags of one HTML text: each costs the sanitiser about 6 µs, far more than other characters. */
export const HTML_TAGS_MAX = 5_000;
export const ANSWER_MAX = 500;
/** What players read after choosing an option of a decision. */
export const REACTION_MAX = 2_000;
/** What players are told after an expected wrong answer. */
export const REPLY_MAX = 500;
/** Alternative text of a picture. */
export const PICTURE_DESCRIPTION_MAX = 500;
/** Transcript of audio or video. */
export const TRANSCRIPT_MAX = 10_000;
/** The text of a hint. */
export const HINT_MAX = 10_000;
/** The text of a printed QR code. */
export const QR_TEXT_MAX = 2_000;
