import type { OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';

/** What an entry waits for before it is sent. */
export function waitsFor({ waitsFor: why }: Pick<OutboxEntry, 'waitsFor'>): 'network' | 'captcha' | 'join' | 'server' {
  if (why === undefined || why === 'network') return 'network';
  if (why === 'captcha_required') return 'captcha';
  return why === 'unauthorized' ? 'join' : 'server';
}
