import { Brand } from './brand.tsx';
import styles from './side-bar.module.css';
import { Menu } from './studio-menu.tsx';

/** The menu on the left of wide screens. */
export function SideBar() {
  return (
    <div className={styles.bar}>
      <Brand />
      <Menu />
    </div>
  );
}
