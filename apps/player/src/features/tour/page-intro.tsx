import styles from './page-intro.module.css';

/** Title and first words of a page of the tour. */
export function PageIntro({ title, children }: { title: string; children: string }) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
