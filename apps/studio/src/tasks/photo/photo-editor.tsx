import { Radio, Stack, TextInput } from '@mantine/core';
import { PHOTO_REVIEWS } from '@puzzle-runs/domain/photo/photo-review.ts';
import { PICTURE_DESCRIPTION_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { PictureField } from '#shell/form/picture-field.tsx';
import type { EditorProps } from '../editor/editor-props.ts';

/** Editor of a photo quest: an example, and the kind of review. */
export function PhotoEditor({ content, onContent, errors }: EditorProps<'photo'>) {
  const { t } = useTranslation(tasksTexts);
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('task.photo.review')}
        description={t('task.photo.review.hint')}
        value={content.review}
        onChange={(value) => {
          const review = PHOTO_REVIEWS.find((each) => each === value);
          if (review) onContent({ ...content, review });
        }}
      >
        <Stack gap="sm" mt="xs">
          {PHOTO_REVIEWS.map((review) => (
            <Radio
              key={review}
              size="md"
              value={review}
              label={t(`task.photo.review.${review}`)}
              description={t(`task.photo.review.${review}.hint`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <PictureField
        label={t('task.photo.example')}
        alt={content.example_caption || t('task.photo.exampleAlt')}
        value={content.example_image}
        error={errors.example_image}
        onChange={(example_image) => onContent({ ...content, example_image })}
      />
      <TextInput
        label={t('task.photo.caption')}
        description={t('task.photo.captionHint')}
        autoComplete="off"
        maxLength={PICTURE_DESCRIPTION_MAX}
        value={content.example_caption}
        onChange={({ target }) => onContent({ ...content, example_caption: target.value })}
      />
    </Stack>
  );
}
