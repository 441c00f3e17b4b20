import styles from './rich-text.module.css';

interface Props {
  /** Sanitised by the API when it was written (design: secrets); never pass anything else. */
  html: string;
}

/** Text of a creator, with its headings, lists, links and pictures. */
export function RichText({ html }: Props) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Tags that part words where they stand, unlike `<b>`. */
const BLOCK = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|td|th|tr|blockquote)\b/gi;

/** The words of a creator's HTML without its marks, shortened for a page's meta description. */
export function plainTextOf(html: string, longest = 160): string {
  const parted = html.replace(BLOCK, ' $&');
  const text = new DOMParser().parseFromString(parted, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
