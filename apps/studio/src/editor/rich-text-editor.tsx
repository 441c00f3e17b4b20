import { lazy, Suspense } from 'react';
import type { EditorFieldProps } from './editor-field.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Rich text of a creator (specification 2, part 2). The editor itself is loaded only where one is shown. */
export function RichTextEditor(props: EditorFieldProps) {
  return (
    <Suspense fallback={<EditorSkeleton label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
