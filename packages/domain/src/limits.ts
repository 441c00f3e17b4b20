/** Business constants, and size limits that protect the server from hostile input. */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;

/** Largest value of points, costs, prerequisites, number answers and attempts. */
export const NUMBER_MAX = 100_000;
export const ATTEMPTS_MIN = 1;

export const POSTAL_CODE_LENGTH = 5;
/** Most postal codes in the filter of one list. */
export const POSTAL_CODES_MAX = 200;
export const PASSWORD_MIN = 8;
/** Hashing time grows with the length. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const DELETION_CODE_LENGTH = 6;
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Marks a gap in a cloze text. */
export const CLOZE_BLANK = '_'.repeat(10);

export const NAME_MAX = 120;
export const CODE_MAX = 60;
export const ADDRESS_MAX = 200;
export const URL_MAX = 2_000;
export const HTML_MAX = 100_000;
/** Most tags of one HTML text: each costs the sanitiser about 6 µs, far more than other characters. */
export const HTML_TAGS_MAX = 5_000;
export const ANSWER_MAX = 500;
/** Alternative text of a picture. */
export const PICTURE_DESCRIPTION_MAX = 500;
/** Transcript of audio or video. */
export const TRANSCRIPT_MAX = 10_000;
/** The text of a hint. */
export const HINT_MAX = 10_000;
/** The text of a printed QR code. */
export const QR_TEXT_MAX = 2_000;
/** Most hints of a poi, and most answers, choices, words or entries of a task. */
export const ENTRIES_MAX = 200;
export const PREREQUISITES_MAX = 50;
/** Most teams of one call that creates several. */
export const TEAMS_AT_ONCE_MAX = 500;
/** Most pois of an exploration. */
export const POIS_MAX = 200;
/** Most tasks of a poi. */
export const TASKS_MAX = 200;
/** Metres around a place within which players have arrived. */
export const ARRIVAL_RADIUS_MIN = 10;
export const ARRIVAL_RADIUS_MAX = 500;
export const ARRIVAL_RADIUS_PROPOSED = 30;
/** Minutes without progress after which players may say themselves that they have arrived. */
export const ARRIVAL_WAIT_MIN = 1;
export const ARRIVAL_WAIT_MAX = 60;
export const ARRIVAL_CODE_LENGTH = 6;
/** Of a code that continues a game in another browser; even, because it is shown in two halves. */
export const GAME_CODE_LENGTH = 10;
/** Positions that the server judges per participation and poi in `ARRIVAL_CHECK_MINUTES`. More would help to search for a hidden target. */
export const ARRIVAL_CHECKS_MAX = 20;
export const ARRIVAL_CHECK_MINUTES = 10;
/** Guesses of one code by one address that are checked at once; the others wait. */
export const GUESSES_AT_ONCE = 10;
/** Guesses that wait in one process at most: of one code by one address, as many as may join in a minute, and of all. */
export const GUESSES_WAITING_MAX = { ofKey: 3_000, inAll: 6_000 } as const;

/** Longest walk of an exploration in metres. */
export const WALK_METRES_MAX = 200_000;
/** Longest duration of an exploration in minutes: one week. */
export const DURATION_MINUTES_MAX = 10_080;
/** Most bytes of a request body; a sorting quest with 200 long entries has a third of it. */
export const BODY_BYTES_MAX = 256 * 1_024;
/** Most bytes of a request body with content of a run. */
export const CONTENT_BYTES_MAX = 1_024 * 1_024;
/** Most values, keys not counted, of a request body. Each costs the parser and the validator more than its characters. */
export const BODY_VALUES_MAX = 5_000;
/** Bytes from which a body counts as large: the server looks whose record it is for before it reads the body. */
export const LARGE_BODY_BYTES = 64 * 1_024;
/**
 * Most bytes of a run file, and values in it. The largest run, 200 spots with four quests each in six languages, has 3.1 MB and 54,000
 * values (docs/decisions/0055).
 */
export const RUN_FILE_BYTES_MAX = 8 * 1_024 * 1_024;
export const RUN_FILE_VALUES_MAX = 150_000;
/** The sum of an exploration's points is stored as a signed 32-bit integer. */
export const POINTS_TO_EARN_MAX = 2 ** 31 - 1;

/** Most characters of a message to teams, or of the reason for given points. */
export const MESSAGE_MAX = 500;
/** Most characters of a request for help. */
export const HELP_TEXT_MAX = 200;
/** Seconds after a request for help until the team may send the next one. */
export const HELP_PAUSE_SECONDS = 60;
/** A team gets at most one extra day. */
export const EXTRA_MINUTES_MAX = 1_440;
/** Wrong tries at one task after which a team counts as stuck. */
export const STUCK_TRIES = 3;
/** Minutes without progress after which a team counts as stuck, unless its battle sets another limit. */
export const STUCK_MINUTES = 10;
export const STUCK_MINUTES_MAX = 120;
/** Most teams of one call for several teams. */
export const TEAM_ACTIONS_MAX = 500;
/** Open registration of a battle: most teams, and the length of their names. */
export const REGISTRATION_TEAMS_MAX = 500;
export const REGISTRATION_TEAMS_PROPOSED = 50;
export const REGISTERED_NAME_MIN = 2;
export const REGISTERED_NAME_MAX = 40;
/** Most runs among which registered teams are distributed. */
export const REGISTRATION_RUNS_MAX = 100;
/** Days after the end of a battle on which its registered teams are deleted. */
export const REGISTERED_TEAM_DAYS = 30;
/** The same for a battle that its organiser has not started yet, counted from the last registration. */
export const WAITING_TEAM_DAYS = 365;
/** Days for which the id of an account's submission counts once. */
export const ACCOUNT_SUBMISSION_DAYS = 7;
/** A licence is valid for at most one year. */
export const LICENSE_HOURS_MAX = 366 * 24;
/** A licence starts at most ten years after it is granted. */
export const LICENSE_AHEAD_HOURS_MAX = 3_653 * 24;

/** Most bytes of an uploaded picture, and pixels of the longer side of a stored one. */
export const MEDIA_BYTES_MAX = 10 * 1_024 * 1_024;
export const MEDIA_SIDE_MAX = 1_600;
/** Most bytes of a picture that the browser scales down before it uploads it. */
export const PICTURE_BYTES_MAX = 40 * 1_024 * 1_024;
/** Most bytes of an uploaded MP3 or M4A file. */
export const AUDIO_BYTES_MAX = 20 * 1_024 * 1_024;
/** Most bytes of any request body: the largest file and the form around it. A proxy must let it pass (docs/deploy.md). */
export const REQUEST_BYTES_MAX = 21 * 1_024 * 1_024;
/** Days after which an unused uploaded file is deleted. */
export const PICTURE_UNUSED_DAYS = 7;

/** Bytes that the disk of a SQLite database must have left; below it the server is not ready. SQLite's journal grows to as many. */
export const DISK_FREE_BYTES_MIN = 4 * 1_024 ** 2;

/** Photos of players: most per participation, most of a run, and bytes of them. */
export const PHOTOS_PER_PARTICIPATION_MAX = 50;
export const PHOTOS_PER_RUN_MAX = 5_000;
export const PHOTO_BYTES_PER_RUN_MAX = 5 * 1_024 ** 3;
/** Hours after which a photo is deleted that was uploaded, but not sent as an answer. */
export const PHOTO_UNUSED_HOURS = 24;
/** Minutes for which the address of a photo is valid. */
export const PHOTO_ADDRESS_MINUTES = 10;
/** Characters of the reason for a verdict. */
export const REVIEW_REASON_MAX = 300;
/** Most photos on the big screen of a battle. */
export const BOARD_PHOTOS_MAX = 12;

/** Map of the public list: zoom levels, and Germany's bounds [west, south, east, north] in degrees. */
export const MAP_ZOOM_MIN = 6;
export const MAP_ZOOM_MAX = 10;
export const MAP_BOUNDS = [5.87, 47.27, 15.04, 55.1] as const;

export const COUNT_UP_MS = 2_000;
export const SHARE_QR_SIZE = 1_024;

/** Characters of a wrong answer that are kept. */
export const ANSWER_TEXT_MAX = 100;
/** Days for which a wrong answer is kept. */
export const WRONG_ANSWER_DAYS = 90;
/** Participations that must have given a wrong answer before the creator sees it. */
export const WRONG_ANSWER_GIVERS_MIN = 2;

/** Characters with which a player explains why they report a task. */
export const REPORT_TEXT_MAX = 300;
/** Characters of the comment with a rating. */
export const COMMENT_MAX = 500;
/** Months for which reports and comments are kept. */
export const FEEDBACK_MONTHS = 12;

/** Most languages into which an exploration is translated. */
export const TRANSLATIONS_MAX = 30;
/** Most texts of one call that translates. */
export const TEXTS_AT_ONCE_MAX = 2_000;
/** Most values of a body that translates so many texts: each has seven. */
export const TEXTS_VALUES_MAX = 8 * TEXTS_AT_ONCE_MAX + 100;
/**
 * Most bytes of an imported file with translations, and most of its parts. The largest run has 1.6 MB, more in other scripts than the Latin
 * one, 4,500 units and 32,000 tags (docs/decisions/0055).
 */
export const XLIFF_BYTES_MAX = 4 * 1_024 * 1_024;
/** The same as JSON, which escapes quotes and the ends of lines. */
export const XLIFF_BODY_BYTES_MAX = 5 * 1_024 * 1_024;
export const XLIFF_UNITS_MAX = 10_000;
export const XLIFF_TAGS_MAX = 100_000;
export const XLIFF_ATTRIBUTES_MAX = 50_000;
/** Most values of the request that imports such a file. */
export const XLIFF_VALUES_MAX = 10;
