import { excerptOf, separateBlocks } from '@puzzle-runs/site/excerpt.ts';
import { useContentLanguage } from '../i18n/content-language.ts';
import { withLinkRel } from './link-rel.ts';
import styles from './rich-text.module.css';

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
