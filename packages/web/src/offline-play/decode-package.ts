import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';

/** The content of an offline package: base64 of JSON in UTF-8. */
export function decodePackage({ content }: { content: string }): OfflineContent {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as OfflineContent;
}
