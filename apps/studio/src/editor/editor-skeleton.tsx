import { Input, Skeleton } from '@mantine/core';
import styles from './editor-frame.module.css';

/** Placeholder while the editor loads, as high as an empty editor. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <Input.Wrapper label={label} labelElement="div" aria-busy>
      <Skeleton className={styles.skeleton} />
    </Input.Wrapper>
  );
}
