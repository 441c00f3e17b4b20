import type { info as de } from '../de/info.ts';

export const info = {
  'info.contents': 'On this page',
  'info.backToLegal': 'Back to legal matters',
  'info.backToContact': 'Back to contact',
  'info.copyOf': 'Copy: {{title}}',
  'info.copied': 'Copied',
  'info.marked': 'Marked, please copy it yourself',
  'info.unset': 'Not every particular of the provider has been entered for this installation yet',
  'info.unset.operator':
    'If you run it: enter what is missing in these settings before you open the site to the public. The law demands it.',
  'info.unset.visitor': 'If you are just visiting: ask whoever gave you the address of this site.',
  'info.provider.name': 'Provider',
  'info.provider.address': 'Address',
  'info.provider.email': 'E-mail',
} as const satisfies Record<keyof typeof de, string>;
