import { Button, NativeSelect } from '@mantine/core';
import { IconEye, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { BORDERS, type CardOptions, DESCRIPTIONS, FIRST, IMAGES } from './card-options.ts';
import styles from './share-cards.module.css';

interface Props {
  options: CardOptions;
  onChange: (option: keyof CardOptions, value: string) => void;
}

export function CardSettings({ options, onChange }: Props) {
  const { t } = useTranslation(battlesTexts);
  return (
    <Panel title={t('battle.cards')} text={t('battle.cards.text')}>
      <div className={styles.settings}>
        <NativeSelect
          label={t('battle.cards.first')}
          data={FIRST.map((value) => ({ value, label: t(`battle.cards.first.${value}`) }))}
          value={options.first}
          onChange={({ target }) => onChange('first', target.value)}
        />
        <NativeSelect
          label={t('battle.cards.border')}
          data={BORDERS.map((value) => ({ value, label: t(`battle.cards.border.${value}`) }))}
          value={options.border}
          onChange={({ target }) => onChange('border', target.value)}
        />
        <NativeSelect
          label={t('battle.cards.description')}
          data={DESCRIPTIONS.map((value) => ({ value, label: t(`battle.cards.description.${value}`) }))}
          value={options.description}
          onChange={({ target }) => onChange('description', target.value)}
        />
        <NativeSelect
          label={t('battle.cards.image')}
          data={IMAGES.map((value) => ({ value, label: t(`battle.cards.image.${value}`) }))}
          value={options.image}
          onChange={({ target }) => onChange('image', target.value)}
        />
      </div>
      <FormActions>
        <Button leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => print()}>
          {t('battle.cards.print')}
        </Button>
        <Button
          variant="outline"
          leftSection={<IconEye aria-hidden="true" size={20} />}
          onClick={() => onChange('preview', '1')}
        >
          {t('battle.cards.preview')}
        </Button>
      </FormActions>
    </Panel>
  );
}
