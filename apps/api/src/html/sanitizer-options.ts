import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_STYLES,
  ALLOWED_TAGS,
  LINK_SCHEMES,
  NESTING_MAX,
  PICTURE_SCHEMES,
  TAG_NAMES,
} from '@puzzle-runs/domain/html/allow-list.ts';
import sanitize from 'sanitize-html';

export const LINK_REL = 'noopener noreferrer nofollow';

/** Players see controls, and load nothing before they play. */
const PLAYED = { controls: '', preload: 'none' };

/** The editor's allow-list (domain) as options of sanitize-html. */
export const SANITIZER_OPTIONS: sanitize.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(ALLOWED_TAGS.map((tag) => [tag, attributesOf(tag)])),
  // Without an entry for `*`, tags without an entry would keep every style.
  allowedStyles: { '*': {}, ...(ALLOWED_STYLES as Record<string, Record<string, RegExp[]>>) },
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [...PICTURE_SCHEMES], audio: [...PICTURE_SCHEMES], video: [...PICTURE_SCHEMES] },
  allowedEmptyAttributes: ['alt', 'controls', 'playsinline'],
  exclusiveFilter: ({ tag, attribs }) => (tag === 'audio' || tag === 'video') && !attribs.src,
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  transformTags: {
    ...TAG_NAMES,
    a: sanitize.simpleTransform('a', { rel: LINK_REL }),
    audio: (_tag, { src = '' }) => ({ tagName: 'audio', attribs: { ...PLAYED, src } }),
    video: (_tag, { src = '' }) => ({
      tagName: 'video',
      attribs: { controls: '', playsinline: '', preload: 'none', src },
    }),
    '*': (tagName, attribs) => ({ tagName, attribs: withKnownValues(tagName, attribs) }),
  },
};

function attributesOf(tag: (typeof ALLOWED_TAGS)[number]): string[] {
  return [...Object.keys(ALLOWED_ATTRIBUTES[tag] ?? {}), ...(ALLOWED_STYLES[tag] ? ['style'] : [])];
}

/** Drops attributes with a value that the allow-list refuses; `allowedAttributes` drops unknown attributes. */
function withKnownValues(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const values = ALLOWED_ATTRIBUTES[tag as keyof typeof ALLOWED_ATTRIBUTES];
  if (!values) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => values[name]?.test(value) ?? true));
}
