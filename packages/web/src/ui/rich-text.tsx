import { excerptOf, separateBlocks } from '@puzzle-runs/site/excerpt.ts';
import { useContentLanguage } from '../i18n/content-language.ts';
import styles from './rich-text.module.css';

/** Adds `rel` to links of sanitised HTML that have none, because a run file written by hand may leave it out. */
export function withLinkRel(html: string): string {
  // Sanitised HTML has no `>` and no `"` inside an attribute value.
  return html.replace(/<a (?![^>]*\brel=")/g, '<a rel="noopener noreferrer nofollow" ');
}

interface Props {
  /** Sanitised by the API; never pass anything else. */
  html: string;
}

/** A creator's HTML with headings, lists, links and pictures. */
export function RichText({ html }: Props) {
  const language = useContentLanguage();
  return <div className={styles.text} {...language} dangerouslySetInnerHTML={{ __html: withLinkRel(html) }} />;
}

/** Text of a creator's HTML without markup, cut to `longest` characters. */
export function excerptOfHtml(html: string, longest: number): string {
  if (!globalThis.document) return ''; // the server writes its own head
  return excerptOf(new DOMParser().parseFromString(separateBlocks(html), 'text/html').body.textContent, longest);
}
