import type { legal as de } from '../de/legal.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const legal = {
  'legal.lead': 'Who is behind Puzzle Runs, what happens to your data, and what applies when you use it.',

  'legal.way.info': 'Who runs this site and how to reach the provider.',
  'legal.way.protection': 'What data is kept, why and for how long.',
  'legal.way.terms': 'What applies to private use and to licences.',
  'legal.way.contact': 'Form, e-mail and postal address.',
  'legal.way.api': 'Talking to Puzzle Runs from a program of your own.',
  'legal.way.features': 'Every feature, ready to be tried.',
  'legal.way.licenseBusiness': 'Licences and prices for companies.',
  'legal.way.licenseEducation': 'Licences and prices for education.',

  'notice.lead': 'Particulars required by section 5 of the German Digital Services Act (DDG).',
  'notice.provider.title': 'Provider',
  'notice.contact.title': 'Contact',
  'notice.contact.text': 'The fastest ways are an e-mail or the [contact form](contactForm). We read every message.',
  'notice.content.title': 'Responsible for the content',
  'notice.content.text':
    'The provider named above is responsible for the texts of this site itself.\nRuns, teams and Versus are made by those who created them. If something in them is wrong, hurtful or forbidden, report it with the [contact form](contactForm): what breaks the law is removed.',
  'notice.dispute.title': 'Settling disputes',
  'notice.dispute.text':
    'The provider is neither obliged nor willing to take part in proceedings before a consumer arbitration board. Please write to us directly: most questions can be settled that way.',
  'notice.sources.title': 'Where maps, places and fonts come from',
  'notice.sources.text':
    'The built-in map shows borders from the data of the Federal Agency for Cartography and Geodesy (© GeoBasis-DE / BKG, data changed); every map names its sources. The fonts Atkinson Hyperlegible Next and Bricolage Grotesque are licensed under the SIL Open Font License. Puzzle Runs itself is free software, too.',
  ...privacy,
  ...terms,
} as const satisfies Record<keyof typeof de, string>;
