/** Whether a text may be the address of a picture or a video: http(s), or a path of this site. Anything else could run code. */
export function isMediaUrl(text: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^/\\\s][^\s]*)$/i.test(text);
}
