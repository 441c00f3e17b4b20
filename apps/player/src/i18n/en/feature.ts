import type { feature as de } from '../de/feature.ts';
import { featureGroups } from './feature/feature-groups.ts';
import { featureTabs } from './feature/feature-tabs.ts';

export const feature = {
  ...featureGroups,
  ...featureTabs,

  'feature.nav': 'All features',
  'feature.picker': 'Choose a feature',
  'feature.overview': 'Go to the feature overview',
  'feature.imagine': 'Picture this',
  'feature.know': 'Good to know',
  'feature.steps': 'More features',
  'feature.previous': 'Previous:',
  'feature.next': 'Next:',

  'feature.intro':
    'Every feature has its own page, and you can try each one right there. It works exactly as in the game on your phone. Pick one.',
  'feature.missing': 'Missing something?',
  'feature.missing.text': 'The best ideas come from people who want to build a run. Tell us.',
  'feature.missing.action': 'Suggest a feature',
  'feature.start': 'Build your own run',

  'proposal.intro':
    'Are you building a run and something doesn’t work yet? Or do you have an idea that others would enjoy, too? Tell us about it. We read every suggestion.',
  'proposal.helps': 'What helps us',
  'proposal.what': 'What would you like to do?',
  'proposal.what.text': 'Describe the situation, not just the button: “We are in a museum with 28 children and …”',
  'proposal.who': 'Who is it for?',
  'proposal.who.text': 'For players, for creators, or for people who look after a group? And how many are there?',
  'proposal.now': 'How do you do it today?',
  'proposal.now.text': 'On paper, with a workaround or not at all: this shows us how much you need it.',
  'proposal.example': 'Do you have an example?',
  'proposal.example.text': 'A photo, a sketch on a napkin or a link often says more than a page of text.',
  'proposal.form': 'Write a suggestion',
  'proposal.mail': 'Send an email instead',
  'proposal.subject': 'Suggestion for Puzzle Runs',
  'proposal.note':
    'We can’t promise dates. Ideas that help many people and don’t make things more complicated have the best chances.',
} as const satisfies Record<keyof typeof de, string>;
