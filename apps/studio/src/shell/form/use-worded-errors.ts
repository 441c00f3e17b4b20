import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Sentences that stand beside fields. */
type Key = Extract<ParseKeys, `${string}.error.${string}`>;

/** Turns keys of sentences by field into the sentences that a form shows beside its fields. */
export function useWordedErrors(): (errors: Readonly<Partial<Record<string, Key>>>) => Record<string, string> {
  const { t } = useTranslation();
  return (errors) =>
    Object.fromEntries(Object.entries(errors).flatMap(([field, key]) => (key ? [[field, t(key)]] : [])));
}
