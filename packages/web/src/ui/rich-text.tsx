import { excerptOf, separateBlocks } from '@puzzle-runs/site/excerpt.ts';
import styles from './rich-text.module.css';

interface Props {
  /** Sanitised by the API when it was written (design: secrets); never pass anything else. */
  html: string;
}

/** Text of a creator, with its headings, lists, links and pictures. */
export function RichText({ html }: Props) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words of a creator's HTML without its marks, shortened. */
export function plainTextOf(html: string, longest: number): string {
  return excerptOf(new DOMParser().parseFromString(separateBlocks(html), 'text/html').body.textContent, longest);
}
