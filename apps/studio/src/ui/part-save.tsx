import { Button } from '@mantine/core';
import styles from './part-save.module.css';

/** Button that saves one part of a page, at the end of its form. The page's own button saves all parts. */
export function PartSave({ action, busy }: { action: string; busy: boolean }) {
  return (
    <div className={styles.row}>
      <Button type="submit" variant="outline" loading={busy}>
        {action}
      </Button>
    </div>
  );
}
