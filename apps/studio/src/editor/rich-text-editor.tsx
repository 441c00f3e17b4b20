import { lazy, Suspense } from 'react';
import type { EditorFieldProps } from './editor-field.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Rich text field for creators. The editor itself is lazy-loaded. */
export function RichTextEditor(props: EditorFieldProps) {
  return (
    <Suspense fallback={<EditorSkeleton label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
