import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { developerTexts } from '#i18n/developer.ts';
import { type ApiCall, filtered as filterCalls, groupCalls } from './calls.ts';
import styles from './reference.module.css';
import { useApiDocument } from './use-api-document.ts';

/** Every call of the API, with a filter. */
export function CallList() {
  const { t } = useTranslation(developerTexts);
  const [filter, setFilter] = useState('');
  const groups = filterCalls(groupCalls(useApiDocument()), filter);
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);

  return (
    <>
      <TextField
        label={t('api.filter')}
        type="search"
        icon={<IconSearch aria-hidden="true" />}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <LiveRegion>{filter && t('api.found', { count })}</LiveRegion>
      {count === 0 && <p>{t('api.found', { count })}</p>}
      {groups.map(({ name, calls }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <h3 translate="no" lang="en">
            <code>{name}</code>
          </h3>
          <ul className={styles.list}>
            {calls.map((call) => (
              <CallEntry key={`${call.method} ${call.path}`} call={call} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function CallEntry({ call: { method, path, summary, token } }: { call: ApiCall }) {
  const { t } = useTranslation(developerTexts);
  return (
    <li className={styles.entry}>
      <span className={styles.call} translate="no">
        <span className={styles.badge}>{method}</span>
        <code>{path}</code>
        {token !== 'none' && <Chip tone="sun">{t(`api.token.${token}`)}</Chip>}
      </span>
      {summary && (
        <span lang="en" className={styles.summary}>
          {summary}
        </span>
      )}
    </li>
  );
}
