import { NativeSelect } from '@mantine/core';
import { LICENSE_GROUPS, type License, licensesFor } from '@puzzle-runs/domain/license/license-prices.ts';
import { licenseNamesTexts } from '@puzzle-runs/web/i18n/license-names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';

interface Props {
  /** Name of a licence; '' until the owner chooses one. */
  value: string;
  onChange: (license: string) => void;
  error?: ReactNode;
}

/** Select for a licence of the price tables. */
export function LicenseSelect({ value, onChange, error, ...input }: Props) {
  const { t, i18n } = useTranslation(licensesTexts);
  const { t: tNames } = useTranslation(licenseNamesTexts);
  const option = ({ name, runs }: License) => ({
    value: name,
    label:
      runs === null
        ? tNames(`license.${name}.name`)
        : t('grants.license.units', {
            name: tNames(`license.${name}.name`),
            units: runs.toLocaleString(i18n.language),
          }),
  });
  return (
    <NativeSelect
      {...input}
      label={t('grants.license')}
      required
      data={[
        { value: '', label: t('grants.license.choose') },
        ...LICENSE_GROUPS.map((group) => ({
          group: t(`licenses.group.${group}`),
          items: licensesFor(group).map(option),
        })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
