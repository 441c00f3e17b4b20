import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './run-search.module.css';

/** Milliseconds without typing after which is searched. */
const PAUSE = 300;

/** Finds own runs by name and place; what is searched for stands in the address. */
export function RunSearch() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState(params.get('search') ?? '');

  const search = useDebouncedCallback((wanted: string) => {
    setParams(wanted === '' ? {} : { search: wanted }, { replace: true });
  }, PAUSE);

  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      label={t('runs.search')}
      leftSection={<IconSearch aria-hidden="true" size={20} />}
      value={words}
      maxLength={100}
      onChange={({ target }) => {
        setWords(target.value);
        search(target.value.trim());
      }}
    />
  );
}
