import styles from './ribbon.module.css';

/** A ribbon across the upper right corner of its frame, which must be `position: relative`. */
export function Ribbon({ children }: { children: string }) {
  return (
    <div className={styles.ribbon}>
      <span>{children}</span>
    </div>
  );
}
