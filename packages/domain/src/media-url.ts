/** Most bytes of an uploaded picture, and pixels of the longer side of a stored one. */
export const MEDIA_BYTES_MAX = 10 * 1_024 * 1_024;
export const MEDIA_SIDE_MAX = 1_600;
/** Most bytes of a picture that the browser scales down before it uploads it. */
export const PICTURE_BYTES_MAX = 40 * 1_024 * 1_024;
/** Most bytes of an uploaded MP3 or M4A file. */
export const AUDIO_BYTES_MAX = 20 * 1_024 * 1_024;
/** Days after which an unused uploaded file is deleted. */
export const PICTURE_UNUSED_DAYS = 7;

/** The name of an uploaded file: a hash of its content, so equal files share a name and names cannot be guessed. */
const NAME = /[0-9a-f]{40}\.(?:webp|mp3|m4a)/;

const WHOLE_NAME = new RegExp(`^${NAME.source}$`);

/**
 * Whether a text may be the address of a picture or video: http(s), or a path on this site. Other schemes could run
 * code.
 */
export function isMediaUrl(text: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^/\\\s][^\s]*)$/i.test(text);
}

export function isStoredFileName(text: string): boolean {
  return WHOLE_NAME.test(text);
}

/** Whether it is the name of a sound. Other stored files are pictures. */
export function isAudioName(name: string): boolean {
  return /\.(?:mp3|m4a)$/.test(name);
}

/** The names of all uploaded files that a text refers to, each as often as it occurs. */
export function storedFileNamesIn(text: string): string[] {
  return Array.from(text.matchAll(new RegExp(`/media/(${NAME.source})`, 'g')), ([, name = '']) => name);
}

/**
 * An address of an uploaded file at the start of a text or of an HTML attribute; the groups are what is before it, and
 * the address.
 */
export const STORED_FILE_ADDRESS = new RegExp(`(^|")(/media/${NAME.source})`, 'g');
