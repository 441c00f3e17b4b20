import type { legal as de } from '../de/legal.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

export const legal = {
  'legal.lead': 'Who is behind Puzzle Runs, what happens to your data, and which terms apply.',

  'legal.way.info': 'Who runs this site and how to contact the provider.',
  'legal.way.protection': 'What data is stored, why and for how long.',
  'legal.way.terms': 'What applies to private use and to licences.',
  'legal.way.contact': 'Form, email and postal address.',
  'legal.way.api': 'Use Puzzle Runs from your own program.',
  'legal.way.features': 'All features, ready to try.',
  'legal.way.licenseBusiness': 'Licences and prices for businesses.',
  'legal.way.licenseEducation': 'Licences and prices for education.',

  'notice.lead': 'Information required by section 5 of the German Digital Services Act (DDG).',
  'notice.provider.title': 'Provider',
  'notice.contact.title': 'Contact',
  'notice.contact.text': 'The fastest way is an email or the [contact form](contactForm). We read every message.',
  'notice.content.title': 'Responsible for the content',
  'notice.content.text':
    'The provider named above is responsible for this site’s own texts.\nRuns, teams and Versus come from the people who created them. If something in them is wrong, hurtful or illegal, report it with the [contact form](contactForm): illegal content is removed.',
  'notice.photos.title': 'Photos and verdicts',
  'notice.photos.text':
    'Some quests ask for a photo. Two kinds of data come from this:\n- Photos show whether a quest is solved. They are deleted 7, 30 or 90 days after sending, depending on the run, and earlier if the players or the person who made the run delete them.\n- Verdicts with points, reason and time tell the team what counts and why. They are deleted with the progress, the quest, the run or the Versus.\nWho can see the photos, and on which legal basis, is on the [privacy page](protection).',
  'notice.dispute.title': 'Settling disputes',
  'notice.dispute.text':
    'The provider is neither obliged nor willing to take part in proceedings before a consumer arbitration board. Please write to us directly: most questions can be settled that way.',
  'notice.sources.title': 'Where maps, places and fonts come from',
  'notice.sources.text':
    'The built-in map shows borders based on data from the Federal Agency for Cartography and Geodesy (© GeoBasis-DE / BKG, data modified); every map names its sources. The fonts Atkinson Hyperlegible Next and Bricolage Grotesque are licensed under the SIL Open Font License. Puzzle Runs itself is free and open-source software.',
  ...privacy,
  ...terms,
} as const satisfies Record<keyof typeof de, string>;
