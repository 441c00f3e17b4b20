import styles from './page-intro.module.css';

/** Title and lead of a tour page. */
export function PageIntro({ title, children }: { title: string; children: string }) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
