/** Whether a text may be the address of a picture or video: http(s), or a path on this site. Other schemes could run code. */
export function isMediaUrl(text: string): boolean {
  return /^(https?:\/\/[^\s]+|\/[^/\\\s][^\s]*)$/i.test(text);
}
