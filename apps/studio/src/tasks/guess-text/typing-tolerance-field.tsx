import { tasksTexts } from '#i18n/tasks.ts';
import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { List, NativeSelect, Text } from '@mantine/core';
import type { TypingTolerance } from '@puzzle-runs/domain/tasks/guess-text/guess-text.ts';
import { collidingAnswers, type GuessTextContent } from '@puzzle-runs/domain/tasks/guess-text/guess-text.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The content without answers that are marked for deletion. */
  content: GuessTextContent;
  onTolerance: (tolerance: TypingTolerance) => void;
}

const TOLERANCES = [0, 1, 2] as const;

/** Number of accepted typing mistakes, and a warning about listed answers so similar that one counts as the other. */
export function TypingToleranceField({ content, onTolerance }: Props) {
  const { t } = useTranslation(tasksTexts);
  const labels = {
    0: t('task.guess_text.tolerance.none'),
    1: t('task.guess_text.tolerance.one'),
    2: t('task.guess_text.tolerance.two'),
  };
  const colliding = collidingAnswers(content);
  return (
    <div>
      <NativeSelect
        label={t('task.guess_text.tolerance')}
        description={t('task.guess_text.toleranceHint')}
        value={String(content.tolerance ?? 0)}
        data={TOLERANCES.map((value) => ({ value: String(value), label: labels[value] }))}
        onChange={({ target }) => onTolerance(Number(target.value) as TypingTolerance)}
      />
      <div role="status">
        {colliding.length > 0 && (
          <>
            <Text size="sm" mt="xs">
              {t('task.guess_text.colliding')}
            </Text>
            <List size="sm">
              {colliding.map(([one, other]) => (
                <List.Item key={`${one} ${other}`}>{t('task.guess_text.collidingPair', { one, other })}</List.Item>
              ))}
            </List>
          </>
        )}
      </div>
    </div>
  );
}
