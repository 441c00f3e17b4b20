/** The name of an uploaded file: a hash of its content, so equal files share a name and names cannot be guessed. */
const NAME = /[0-9a-f]{40}\.(?:webp|mp3|m4a)/;

const WHOLE_NAME = new RegExp(`^${NAME.source}$`);

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

/** An address of an uploaded file at the start of a text or of an HTML attribute; the groups are what is before it, and the address. */
export const STORED_FILE_ADDRESS = new RegExp(`(^|")(/media/${NAME.source})`, 'g');
