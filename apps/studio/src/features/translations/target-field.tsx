import { Textarea, TextInput } from '@mantine/core';
import type { ManagedLanguage, ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import { LazyMount } from '@puzzle-runs/web/on-demand/lazy-mount.tsx';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { editorUploads } from '#shell/upload/editor-uploads.ts';

export type TargetLanguage = Pick<ManagedLanguage, 'lang' | 'name' | 'direction'>;

interface Props {
  row: ManagedText;
  label: string;
  value: string;
  error: string | undefined;
  language: TargetLanguage;
  onChange: (text: string) => void;
}

/** Height of an empty editor, so that the page does not jump when it is loaded. */
const EDITOR_HEIGHT = '13rem';

/** The field of a translation, in the language and direction of its text. */
export function TargetField({ row: { format, max }, language, onChange, ...field }: Props) {
  const text = { lang: language.lang, dir: language.direction };
  if (format === 'html')
    return (
      <LazyMount minHeight={EDITOR_HEIGHT}>
        <RichTextEditor {...field} onChange={onChange} maxLength={max} uploads={editorUploads} text={text} />
      </LazyMount>
    );
  const plain = {
    ...field,
    ...text,
    maxLength: max,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return format === 'line' ? <TextInput {...plain} /> : <Textarea {...plain} autosize minRows={2} maxRows={12} />;
}
