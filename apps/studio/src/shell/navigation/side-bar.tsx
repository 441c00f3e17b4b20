import { Brand } from './brand.tsx';
import styles from './side-bar.module.css';
import { StudioMenu } from './studio-menu.tsx';

/** Menu on the left of wide screens. */
export function SideBar() {
  return (
    <header className={styles.bar}>
      <Brand />
      <StudioMenu />
    </header>
  );
}
