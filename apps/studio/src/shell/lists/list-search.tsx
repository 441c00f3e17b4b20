import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from './list-search.module.css';

/** Debounce in milliseconds between typing and searching. */
const DEBOUNCE_MS = 300;

/** Search field of a list; the search term is kept in the address (`?search=`). */
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
