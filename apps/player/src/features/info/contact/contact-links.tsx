import { IconBulb, IconForms, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { contactTexts } from '#i18n/contact.ts';
import { to } from '#to.ts';
import { LinkCards } from '../link-cards.tsx';

const PAGES = [
  { key: 'form', page: 'contactForm', Icon: IconForms },
  { key: 'proposal', page: 'featureProposal', Icon: IconBulb },
  { key: 'license', page: 'licenseBusiness', Icon: IconReceipt },
] as const;

/** Links to the pages with a contact form. */
export function ContactLinks() {
  const { t } = useTranslation(contactTexts);
  return (
    <LinkCards
      ways={PAGES.map(({ key, page, Icon }) => ({
        to: to.page(page),
        title: t(`contact.way.${key}`),
        text: t(`contact.way.${key}.text`),
        icon: <Icon size={28} aria-hidden="true" />,
      }))}
    />
  );
}
