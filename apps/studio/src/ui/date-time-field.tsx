import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writtenLocalTime } from '#shell/form/local-time.ts';

interface Props extends Omit<TextInputProps, 'type' | 'value'> {
  /** In the device's time zone, as `localTime` returns it. */
  value: string;
}

/** Date and time. The browser decides the field's order of day and month, so the description repeats the value as DD.MM.YYYY HH:mm. */
export function DateTimeField({ value, description, ...input }: Props) {
  const { t } = useTranslation();
  const written = writtenLocalTime(value) || t('form.time.pattern');
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={value}
      description={
        description === undefined ? (
          written
        ) : (
          <>
            {written}
            <br />
            {description}
          </>
        )
      }
    />
  );
}
