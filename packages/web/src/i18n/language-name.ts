/** Name of a language in the language of the site, in a sentence: "Englisch", "Swiss German". The tag itself where there is no name. */
export function languageName(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag; // a tag of the run format may be well-formed and still unknown to the browser
  }
}
