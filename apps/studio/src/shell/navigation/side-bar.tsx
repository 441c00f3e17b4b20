import { Brand } from './brand.tsx';
import { Menu } from './studio-menu.tsx';
import styles from './side-bar.module.css';

/** The menu on the left of wide screens. */
export function SideBar() {
  return (
    <div className={styles.bar}>
      <Brand />
      <Menu />
    </div>
  );
}
