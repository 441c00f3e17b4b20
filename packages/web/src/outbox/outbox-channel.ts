import type { OutboxMessage } from './outbox.ts';

/** Opens the channel on which the tabs of this browser tell each other about the queue. */
export function openOutboxChannel(): BroadcastChannel {
  return new BroadcastChannel('outbox');
}

/** Notes whether another tab settles an entry while this one cannot show it, because it still loads the queue. */
export function noteSettled() {
  const tabs = openOutboxChannel();
  let settled = false;
  tabs.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
    settled ||= data.type === 'settled';
  };
  return { settled: () => settled, close: () => tabs.close() };
}
