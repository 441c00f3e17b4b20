import type { feature as de } from '../de/feature.ts';
import { featureGroups } from './feature-groups.ts';
import { featureTabs } from './feature-tabs.ts';

export const feature = {
  ...featureGroups,
  ...featureTabs,

  'feature.nav': 'All features',
  'feature.picker': 'Choose a feature',
  'feature.overview': 'To the overview of features',
  'feature.imagine': 'Picture this',
  'feature.know': 'Good to know',
  'feature.steps': 'More features',
  'feature.previous': 'Before this:',
  'feature.next': 'Up next:',

  'feature.intro':
    'Every feature has a page here, and on each page you can try it right away: with the very same parts that are in the game on your phone. Pick one.',
  'feature.missing': 'Is something missing?',
  'feature.missing.text': 'Good ideas come from people who want to build a run. Ask us.',
  'feature.missing.action': 'Suggest a feature',
  'feature.start': 'Build a run yourself',

  'proposal.intro':
    'You are building a run and come across something that does not work yet? Or you have an idea that others would enjoy as well? Tell us about it. Every suggestion is read.',
  'proposal.helps': 'What helps us',
  'proposal.what': 'What do you want to achieve?',
  'proposal.what.text': 'Describe the situation, not just the button: “We are in a museum with 28 children and …”',
  'proposal.who': 'Who is it for?',
  'proposal.who.text': 'For those who play, those who build, or those who look after a group? And how many are they?',
  'proposal.now': 'How do you do it now?',
  'proposal.now.text': 'With a slip of paper, with a trick or not at all: that shows us how much it is missed.',
  'proposal.example': 'Do you have an example?',
  'proposal.example.text': 'A photo, a sketch on a napkin or a link often says more than a page of text.',
  'proposal.form': 'Write a suggestion',
  'proposal.mail': 'I would rather send an e-mail',
  'proposal.subject': 'Suggestion for Puzzle Runs',
  'proposal.note':
    'We make no promises about dates. What helps many and makes nothing else more complicated has the best prospects.',
} as const satisfies Record<keyof typeof de, string>;
