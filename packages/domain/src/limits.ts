/** Business constants of the specification, part 9, and the sizes that keep hostile input out. */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;

/** Points, costs, prerequisite values, number answers and attempts. */
export const NUMBER_MAX = 100_000;
export const ATTEMPTS_MIN = 1;

export const POSTAL_CODE_LENGTH = 5;
/** Postal codes that one list may be narrowed to. */
export const POSTAL_CODES_MAX = 200;
export const PASSWORD_MIN = 8;
/** Hashing costs time by length. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const DELETION_CODE_LENGTH = 6;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** A gap in a cloze text. */
export const CLOZE_BLANK = '_'.repeat(10);

export const NAME_MAX = 120;
export const CODE_MAX = 60;
export const ADDRESS_MAX = 200;
export const URL_MAX = 2_000;
export const HTML_MAX = 100_000;
export const ANSWER_MAX = 500;
/** The text of a hint. */
export const HINT_MAX = 10_000;
/** The text of a printed QR code. */
export const QR_TEXT_MAX = 2_000;
/** Hints of a spot; answers, choices, words or entries of a quest. */
export const ENTRIES_MAX = 200;
export const PREREQUISITES_MAX = 50;
/** Spots of a run. */
export const POIS_MAX = 200;
/** Quests of a spot. */
export const TASKS_MAX = 200;
/** Bytes of a run in one file; larger than any request beside it. */
export const RUN_FILE_BYTES_MAX = 16 * 1_024 * 1_024;
/** The points of all quests of a run together are kept as a 32-bit number. */
export const POINTS_TO_EARN_MAX = 2 ** 31 - 1;

/** A message to teams, or the reason of points, in characters. */
export const MESSAGE_MAX = 500;
/** A whole day on top of the end of a battle. */
export const EXTRA_MINUTES_MAX = 1_440;
/** A licence holds a year at most. */
export const LICENSE_HOURS_MAX = 366 * 24;
/** A licence is granted at most ten years before it begins. */
export const LICENSE_AHEAD_HOURS_MAX = 3_653 * 24;

/** Bytes of a picture that is uploaded, and the pixels of its longer side once it is stored. */
export const MEDIA_BYTES_MAX = 10 * 1_024 * 1_024;
export const MEDIA_SIDE_MAX = 1_600;
/** Days for which an uploaded picture is kept that nothing shows. */
export const PICTURE_UNUSED_DAYS = 7;

/** Map of the public list: zoom levels and the country's bounds [west, south, east, north] in degrees. */
export const MAP_ZOOM_MIN = 6;
export const MAP_ZOOM_MAX = 10;
export const MAP_BOUNDS = [5.87, 47.27, 15.04, 55.1] as const;

export const COUNT_UP_MS = 2_000;
export const SHARE_QR_SIZE = 1_024;
