import { Input, Skeleton } from '@mantine/core';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { Suspense } from 'react';
import type { EditorFieldProps } from './editor-field.tsx';
import styles from './editor-frame.module.css';

const Editor = onDemand(() => import('./editor.tsx').then((file) => file.Editor));

/** Rich text field for creators. The editor itself is lazy-loaded. */
export function RichTextEditor(props: EditorFieldProps) {
  return (
    <Suspense fallback={<EditorSkeleton label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** Placeholder while the editor loads, as high as an empty editor. */
function EditorSkeleton({ label }: { label: string }) {
  return (
    <Input.Wrapper label={label} labelElement="div" aria-busy>
      <Skeleton className={styles.skeleton} />
    </Input.Wrapper>
  );
}
