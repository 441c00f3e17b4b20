import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconMapPinPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { writtenDegrees } from '#ui/pin-texts.ts';
import styles from './new-pins-panel.module.css';
import type { NewPins } from './use-new-pins.ts';

interface Props {
  /** Number of the first one in the order of the run. */
  first: number;
  news: NewPins;
  /** Key of the pin that the next click on the map places. */
  placing: number | undefined;
  onPlacing: (key: number | undefined) => void;
}

/**
 * Name and description of the new spots on the map, which are saved together. They are fixed meanwhile, because what
 * was typed into a saved one would be lost.
 */
export function NewPinsPanel({ first, news, placing, onPlacing }: Props) {
  const { t } = useTranslation(poisTexts);
  return (
    <Panel title={t('newPins.title')} text={t('newPins.text')}>
      <Form aria-label={t('newPins.title')} onSubmit={news.save}>
        <ol className={styles.pins} start={first}>
          {news.pins.map((pin, index) => {
            const number = first + index;
            const [name, text] = [news.errorOf(pin, 'name'), news.errorOf(pin, 'text')];
            const missing = news.isPlaceMissing(pin);
            return (
              <li key={pin.key} className={styles.pin}>
                <div className={styles.head}>
                  <span className={styles.number} aria-hidden="true">
                    {number}
                  </span>
                  <TextInput
                    className={styles.name ?? ''}
                    aria-label={t('newPins.name', { number })}
                    placeholder={t('newPins.name.placeholder')}
                    maxLength={NAME_MAX}
                    readOnly={news.busy}
                    value={pin.name}
                    error={name && t(name)}
                    onChange={({ target }) => news.change(pin.key, { name: target.value })}
                  />
                  <ActionIcon
                    variant="subtle"
                    size="var(--target)"
                    aria-label={t('newPins.remove', { number })}
                    disabled={news.busy}
                    onClick={() => news.remove(pin)}
                  >
                    <IconX aria-hidden="true" size={20} />
                  </ActionIcon>
                </div>
                <Textarea
                  aria-label={t('newPins.description', { number })}
                  placeholder={t('newPins.description.placeholder')}
                  autosize
                  minRows={1}
                  maxRows={6}
                  readOnly={news.busy}
                  value={pin.text}
                  error={text && t(text)}
                  onChange={({ target }) => news.change(pin.key, { text: target.value })}
                />
                {pin.place ? (
                  <span className={styles.place}>
                    {writtenDegrees(pin.place.latitude)}, {writtenDegrees(pin.place.longitude)}
                  </span>
                ) : (
                  <Button
                    variant={placing === pin.key ? 'light' : 'subtle'}
                    leftSection={<IconMapPinPlus aria-hidden="true" size={20} />}
                    aria-pressed={placing === pin.key}
                    {...(missing && { color: 'flag' })}
                    onClick={() => onPlacing(placing === pin.key ? undefined : pin.key)}
                  >
                    {t(placing === pin.key ? 'newPins.placing' : missing ? 'newPins.place.missing' : 'newPins.place')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
        <FormActions>
          <Button type="submit" loading={news.busy}>
            {t('newPins.save', { count: news.pins.length })}
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
