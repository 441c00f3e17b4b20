import { Input, Skeleton } from '@mantine/core';
import styles from './editor-frame.module.css';

/** Stands where the editor will be, as high as an empty one. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <Input.Wrapper label={label} labelElement="div" aria-busy>
      <Skeleton className={styles.skeleton} />
    </Input.Wrapper>
  );
}
