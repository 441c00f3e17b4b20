import { tasksTexts } from '#i18n/tasks.ts';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import { Checkbox, RangeSlider, Stack, Text } from '@mantine/core';
import { clampRangeEnd } from '@puzzle-runs/domain/tasks/guess-number/guess-number.ts';
import { useTranslation } from 'react-i18next';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import type { EditorProps } from '../editor/editor-props.ts';
import styles from './guess-number-editor.module.css';
import { isAnswerCentred, onSlider, proposedRange, sliderEnds, slidRange } from './number-range.ts';

/** Editor of the number to guess. With a range, players get a slider instead of a field. */
export function GuessNumberEditor({ content, onContent, errors }: EditorProps<'guess_number'>) {
  const { t } = useTranslation(tasksTexts);
  const { answer, range_from: from, range_to: to } = content;
  const { min, max } = sliderEnds(answer);
  const marks = [...new Set([0, answer, max])].map((value) => ({ value, label: value }));

  return (
    <Stack gap="md">
      <ClampedNumberField
        label={t('task.guess_number.answer')}
        value={answer}
        error={errors.answer}
        onChange={(value) => onContent({ ...content, answer: value })}
      />
      <ClampedNumberField
        label={t('task.guess_number.tolerance')}
        description={t('task.guess_number.toleranceHint')}
        value={content.tolerance ?? 0}
        onChange={(tolerance) => onContent({ ...content, tolerance })}
      />
      <Checkbox
        label={t('task.guess_number.range')}
        description={t('task.guess_number.rangeHint')}
        checked={from !== null}
        onChange={({ target }) =>
          onContent({
            ...content,
            ...(target.checked ? proposedRange(answer, Math.random) : { range_from: null, range_to: null }),
          })
        }
      />
      {from !== null && to !== null && (
        <div className={styles.range}>
          <div className={styles.slider}>
            <RangeSlider
              min={min}
              max={max}
              minRange={1}
              marks={marks}
              value={onSlider([from, to], answer)}
              onChange={(moved) => onContent({ ...content, ...slidRange([from, to], moved, answer) })}
              thumbFromLabel={t('task.guess_number.from')}
              thumbToLabel={t('task.guess_number.to')}
              classNames={{ markLabel: styles.mark ?? '', track: styles.track ?? '' }}
              size="lg"
              thumbSize={28}
            />
          </div>
          <ClampedNumberField
            label={t('task.guess_number.from')}
            value={from}
            error={errors.range_from}
            clamp={clampRangeEnd}
            onChange={(value) => onContent({ ...content, range_from: value })}
          />
          <ClampedNumberField
            label={t('task.guess_number.to')}
            value={to}
            error={errors.range_to}
            clamp={clampRangeEnd}
            onChange={(value) => onContent({ ...content, range_to: value })}
          />
          <Text role="status" className={styles.warning ?? ''}>
            {isAnswerCentred(answer, [from, to]) && t('task.guess_number.centred')}
          </Text>
        </div>
      )}
    </Stack>
  );
}
