import { fileURLToPath } from 'node:url';

/** Recommended size of shared pictures, in pixels. */
const SIZE = { width: 1_200, height: 630 };
const LEFT = 90;
const TEXT_WIDTH = SIZE.width - 2 * LEFT;

/**
 * The product's heading font as TrueType, because servers have no fonts, and the renderer reads no WOFF2
 * (apps/api/fonts/LICENSE).
 */
const FONT_FILE = fileURLToPath(new URL('../../../../fonts/bricolage-bold.ttf', import.meta.url));
const FONT = 'Bricolage Share';

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#17694a"/><stop offset="1" stop-color="#0e3d2c"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <path d="M760 600 C 980 560 820 400 1010 360 S 1180 240 1060 150" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 26"/>
  <g transform="translate(1020 40) scale(3.2)"><path fill="#ffffff" d="M4 10h6.6a3.8 3.8 0 1 1 6.8 0H24v6.6a3.8 3.8 0 1 1 0 6.8V30h-6.6a3.8 3.8 0 1 0-6.8 0H4v-6.6a3.8 3.8 0 1 0 0-6.8z"/><circle cx="14" cy="20" r="2.6" fill="#ffb81c"/></g>
</svg>`;

interface Words {
  title: string;
  name: string;
  facts: readonly string[];
  /** Where to play. */
  address: string;
}

/** Long names in smaller letters, so that they take at most four lines. */
function nameSize(name: string): number {
  return name.length <= 20 ? 92 : name.length <= 45 ? 72 : name.length <= 80 ? 54 : 44;
}

/** A result as PNG. */
export async function drawResult({ title, name, facts, address }: Words): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // loaded lazily: takes memory that most servers never need

  function text(words: string, size: number, color: string) {
    const markup = `<span foreground="${color}">${escapeMarkup(words)}</span>`;
    const input = {
      text: markup,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      width: TEXT_WIDTH,
      rgba: true,
      dpi: 72,
    };
    return sharp({ text: { ...input, wrap: 'word-char' } })
      .png()
      .toBuffer();
  }

  const [heading, run, fact, site] = await Promise.all([
    text(title, 44, '#ffcf5c'),
    text(name, nameSize(name), '#ffffff'),
    text(facts.join('   ·   '), 50, '#ffffff'),
    text(address, 30, '#cfe8db'),
  ]);
  return sharp(Buffer.from(GROUND))
    .composite([
      { input: heading, left: LEFT, top: 90 },
      { input: run, left: LEFT, top: 165 },
      { input: fact, left: LEFT, top: 440 },
      { input: site, left: LEFT, top: 545 },
    ])
    .png({ palette: true })
    .toBuffer();
}

function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
