import type { MediaBlock } from './document-model.ts';
import { escapeText, writeAttribute } from './write-inlines.ts';

/** Serialises audio or video with its transcript. */
export function writeMedia({ tag, src, transcript }: MediaBlock): string {
  const inPage = tag === 'video' ? ' playsinline=""' : '';
  const player = `<${tag} controls=""${inPage} preload="none"${writeAttribute('src', src)}></${tag}>`;
  const caption = escapeText(transcript.trim()).replaceAll('\n', '<br />');
  return `<figure>${player}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Reads audio or video, alone or in a figure with its transcript; undefined for all other elements. */
export function readMedia(element: HTMLElement): MediaBlock | undefined {
  const player = element.tagName === 'FIGURE' ? element.querySelector('audio, video') : element;
  const tag = player?.tagName.toLowerCase();
  const src = player?.getAttribute('src');
  if ((tag !== 'audio' && tag !== 'video') || !src) return undefined;
  const caption = element.querySelector('figcaption');
  return { kind: 'media', tag, src, transcript: caption ? linesOf(caption) : '' };
}

function linesOf(caption: Element): string {
  const text = Array.from(caption.childNodes, (node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')));
  return text.join('').trim();
}
