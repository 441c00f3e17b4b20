import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import { HELP_TEXT_MAX } from '@puzzle-runs/domain/battle/help-request.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import field from '@puzzle-runs/web/ui/field.module.css';
import { FieldFrame } from '@puzzle-runs/web/ui/field-frame.tsx';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { SelectField } from '#ui/select-field.tsx';
import { usePlay } from '../play-context.ts';
import { useCurrentPoi } from '../use-poi.ts';
import styles from './help.module.css';
import type { useHelp } from './use-help.ts';

interface Props {
  poi: OpenPoi | undefined;
  help: Pick<ReturnType<typeof useHelp>, 'send' | 'isPending' | 'error'>;
  onSent: () => void;
}

/** Form of a call for help: where the team is stuck, and its question. */
export function HelpForm({ poi, help: { send, isPending, error }, onSent }: Props) {
  const { t } = useTranslation(eventTexts);
  const open = usePlay().joined.rows.filter((row) => row.unlocked);
  const current = useCurrentPoi();
  const [poiId, setPoiId] = useState(poi?.id ?? current?.id ?? open[0]?.id ?? 0);
  const [taskId, setTaskId] = useState(0);
  const [text, setText] = useState('');
  const unsolved = open.find(({ id }) => id === poiId)?.Tasks.filter(({ progressed }) => !progressed) ?? [];

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isPending) send({ poi_id: poiId, task_id: taskId || null, text: text.trim() }, { onSuccess: onSent });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('help.text')}</p>
      {!poi && (
        <SelectField
          label={t('help.poi')}
          value={poiId}
          onChange={({ target }) => {
            setPoiId(Number(target.value));
            setTaskId(0);
          }}
        >
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {unsolved.length > 0 && (
        <SelectField label={t('help.task')} value={taskId} onChange={({ target }) => setTaskId(Number(target.value))}>
          <option value={0}>{t('help.task.none')}</option>
          {unsolved.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <FieldFrame label={t('help.words')} hint={t('help.words.hint')}>
        {(control) => (
          <textarea
            className={classNames(field.input, styles.text)}
            rows={3}
            maxLength={HELP_TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...control}
          />
        )}
      </FieldFrame>
      {error && (
        <p role="alert" className={styles.refusal}>
          {t(`problem.${error.code}`)}
        </p>
      )}
      <Button type="submit" busy={isPending}>
        {t('help.send')}
      </Button>
    </form>
  );
}
