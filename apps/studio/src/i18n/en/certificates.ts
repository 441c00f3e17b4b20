import type { certificates as german } from '../de/certificates.ts';

export const certificates = {
  'certificates.text':
    'One page for each team that played. Names that you type here are only printed: they are neither sent nor stored.',
  'certificates.running': 'The Versus is still running: places and points may change.',
  'certificates.none': 'No team has played yet.',
  'certificates.what': 'What to print',
  'certificates.all_one': 'All certificates ({{count}})',
  'certificates.all_other': 'All certificates ({{count}})',
  'certificates.print': 'Print',
  'certificates.of': 'Certificate for {{team}}',
  'certificates.names': 'Names on the certificate of {{team}}',
  'certificates.names.hint': 'You can leave this empty.',
  'certificates.heading': 'Certificate',
  'certificates.place': 'Place {{n}}',
  'certificates.points_one': 'with {{count}} point',
  'certificates.points_other': 'with {{count}} points',
  'certificates.share': 'with {{share}} of the points',
  'certificates.time': 'in {{hours}} h {{minutes}} min',
  'certificates.time.minutes': 'in {{minutes}} min',
  'certificates.sign': 'Signature',
} as const satisfies Record<keyof typeof german, string>;
