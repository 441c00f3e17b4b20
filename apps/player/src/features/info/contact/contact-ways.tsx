import { IconBulb, IconForms, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Ways } from '../ways.tsx';

const WAYS = [
  { key: 'form', page: 'contactForm', Icon: IconForms },
  { key: 'proposal', page: 'featureProposal', Icon: IconBulb },
  { key: 'license', page: 'licenseBusiness', Icon: IconReceipt },
] as const;

/** The pages on which one can write to the provider. */
export function ContactWays() {
  const { t } = useTranslation();
  return (
    <Ways
      ways={WAYS.map(({ key, page, Icon }) => ({
        to: to.page(page),
        title: t(`contact.way.${key}`),
        text: t(`contact.way.${key}.text`),
        icon: <Icon size={28} aria-hidden="true" />,
      }))}
    />
  );
}
