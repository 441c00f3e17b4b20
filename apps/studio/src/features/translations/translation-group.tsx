import { Button } from '@mantine/core';
import { taskTexts } from '@puzzle-runs/web/i18n/task.ts';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import { Form } from '#ui/form.tsx';
import type { TargetLanguage } from './target-field.tsx';
import { numberOf } from './text-labels.ts';
import { TextPair } from './text-pair.tsx';
import { textKey } from './texts-query.ts';
import { isOpenText, type TextGroup } from './translation-sections.ts';
import { valueIn } from './translation-values.ts';
import styles from './translations.module.css';
import type { TranslationFormState } from './use-translation-form.ts';

interface Props {
  group: TextGroup;
  form: TranslationFormState;
  /** BCP 47. */
  sourceLang: string;
  language: TargetLanguage;
  onlyOpen: boolean;
  /** Called with the key of the text that gets the focus. */
  onText: (key: string) => void;
}

/** The texts of the exploration, of a poi or of a task, with a button that saves them. */
export function TranslationGroup({ group, form, sourceLang, language, onlyOpen, onText }: Props) {
  const { t } = useTranslation(translationsTexts);
  const { t: tTask } = useTranslation(taskTexts);
  const { key, name, taskType, rows } = group;
  const part = form.parts[key];
  const isChanged = (row: (typeof rows)[number]) => valueIn(form.values, row).text !== (row.text ?? '');
  const shown = onlyOpen ? rows.filter((row) => isOpenText(row) || isChanged(row)) : rows;
  if (!part || shown.length === 0) return null;
  const title = name || t('translations.group.run');
  const kind = taskType ? tTask(`play.kind.${taskType}`) : name && t('translations.group.poi');
  return (
    <Form aria-label={title} className={styles.group} onSubmit={part.onSubmit}>
      <div className={styles.groupHead}>
        <h2>{title}</h2>
        {kind && <span className={styles.kind}>{kind}</span>}
      </div>
      {shown.map((row) => (
        <TextPair
          key={textKey(row)}
          row={row}
          number={numberOf(row, rows)}
          value={valueIn(form.values, row)}
          error={form.errors[textKey(row)]}
          sourceLang={sourceLang}
          language={language}
          onFocus={() => onText(textKey(row))}
          onChange={(change) =>
            form.update((values) => ({ ...values, [textKey(row)]: { ...valueIn(values, row), ...change } }))
          }
        />
      ))}
      {part.changed && (
        <Button type="submit" variant="outline" loading={part.busy} className={styles.save ?? ''}>
          {t('translations.group.save')}
        </Button>
      )}
    </Form>
  );
}
