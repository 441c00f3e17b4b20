import { lazy, Suspense } from 'react';
import type { UploadImage } from './dialogs/use-upload.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';

export interface RichTextEditorProps {
  /** HTML as the API stores it; '' for nothing. */
  value: string;
  /** Called with clean HTML after every change somebody made, never for what was read from `value`. */
  onChange: (html: string) => void;
  label: string;
  placeholder?: string;
  /** What is wrong with the text, below it. */
  error?: string | undefined;
  required?: boolean;
  /** The longest HTML the API takes, in characters; shows how much of it is used once it gets scarce. */
  maxLength?: number;
  disabled?: boolean;
  /** Takes a picture and answers the address it has from then on. Without it pictures are inserted by their address only. */
  upload?: UploadImage;
}

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Rich text of a creator (specification 2, part 2). The editor itself is loaded only where one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
