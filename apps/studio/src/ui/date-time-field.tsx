import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { bothTimes, deviceTimeZone, replacesMissing, shownInField, writtenLocalTime } from '#shell/form/local-time.ts';
import styles from './date-time-field.module.css';

interface Props {
  label: string;
  description?: string;
  error?: string | undefined;
  /** In the device's time zone, as `localTime` returns it. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Date and time. The browser decides the field's order of day and month, so the description repeats the value as
 * DD.MM.YYYY HH:mm, with its time zone. It also says what a time in a missing hour becomes, and asks which one is meant
 * of an hour that comes twice.
 */
export function DateTimeField({ label, description, error, value, onChange }: Props) {
  const { t } = useTranslation();
  const becomes = replacesMissing(value);
  const both = bothTimes(value);
  return (
    <div>
      <TextInput
        type="datetime-local"
        label={label}
        error={error}
        value={shownInField(value)}
        onChange={({ target }) => onChange(bothTimes(target.value)[0]?.value ?? target.value)}
        description={
          <>
            {t('form.time.inZone', { time: writtenLocalTime(value) || t('form.time.pattern'), zone: deviceTimeZone() })}
            {becomes && (
              <strong className={styles.line}>{t('form.time.missing', { time: writtenLocalTime(becomes) })}</strong>
            )}
            {description && <span className={styles.line}>{description}</span>}
          </>
        }
      />
      {both.length > 0 && (
        <NativeSelect
          className={styles.which ?? ''}
          label={t('form.time.which', { label })}
          data={both.map(({ value, offset }, index) => ({
            value,
            label: t(index === 0 ? 'form.time.first' : 'form.time.second', { offset }),
          }))}
          value={both.find((each) => each.value === value)?.value ?? both[0]?.value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
