import { Checkbox, Stack } from '@mantine/core';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { tasksTexts } from '#i18n/tasks.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import type { EditorProps } from '../editor/editor-props.ts';
import { changedAt, shown } from '../editor/entries.ts';
import { EntryList } from '../editor/entry-list.tsx';
import { pickWord, putBack, rewrite } from './picking.ts';
import { WordPicker } from './word-picker.tsx';

/** Editor of a cloze text: the creator picks words, which become gaps for the players to fill in. */
export function ClozeEditor({ content, onContent, errors }: EditorProps<'cloze'>) {
  const { t } = useTranslation(tasksTexts);
  const words = shown(content.TaskClozeWords).map(({ word }) => word);
  return (
    <Stack gap="md">
      <RichTextEditor
        label={t('task.cloze.text')}
        value={content.text}
        onChange={(text) => onContent(rewrite(content, text))}
        maxLength={HTML_MAX}
        error={errors.text}
        uploads={editorUploads}
      />
      <WordPicker
        html={content.text}
        words={words}
        onPick={(token) => onContent(pickWord(content, token))}
        onPutBack={(gap) => onContent(putBack(content, gap))}
      />
      <EntryList
        label={t('task.cloze.words')}
        hint={t('task.cloze.wordsHint')}
        texts={words}
        onText={(place, word) =>
          onContent({ ...content, TaskClozeWords: changedAt(content.TaskClozeWords, place, { word }) })
        }
        onRemove={(place) => onContent(putBack(content, place))}
        removeLabel={(word) => t('task.cloze.putBack', { word })}
        error={errors.TaskClozeWords}
      />
      <Checkbox
        label={t('task.cloze.preview')}
        description={t(content.preview ? 'task.cloze.previewOn' : 'task.cloze.previewOff')}
        checked={content.preview}
        onChange={({ target }) => onContent({ ...content, preview: target.checked })}
      />
    </Stack>
  );
}
