import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from './list-search.module.css';

/** Milliseconds without typing after which is searched. */
const DEBOUNCE_MS = 300;

/** A field that searches a list; what is searched for stands in the address (`?search=`). */
export function ListSearch({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState(params.get('search') ?? '');

  const search = useDebouncedCallback((wanted: string) => {
    setParams(wanted === '' ? {} : { search: wanted }, { replace: true });
  }, DEBOUNCE_MS);

  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      label={label}
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
