import type { info as de } from '../de/info.ts';

export const info = {
  'info.contents': 'On this page',
  'info.backToLegal': 'Back to Legal',
  'info.backToContact': 'Back to Contact',
  'info.copyOf': 'Copy: {{title}}',
  'info.copied': 'Copied',
  'info.marked': 'Selected. Please copy it yourself.',
  'info.unset': 'Some details about the provider are still missing on this installation',
  'info.unset.operator':
    'If you run it: enter name, address and email in the settings before you open the site to the public. The law requires them.',
  'info.unset.visitor': 'If you are just visiting: ask the person who gave you the address of this site.',
  'info.provider.name': 'Provider',
  'info.provider.address': 'Address',
  'info.provider.email': 'Email',
} as const satisfies Record<keyof typeof de, string>;
