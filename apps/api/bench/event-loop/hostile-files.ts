/** XLIFF documents of so many bytes that a parser takes long for. */
export function hostileXliff(exploration_id: number, bytes: number): Record<string, string> {
  const [head, tail] = ['<xliff version="2.1" srcLang="de" trgLang="en"><file id="f">', '</file></xliff>'];
  const fill = (piece: string) => piece.repeat(Math.floor((bytes - 200) / piece.length));
  const file = (inner: string) => `${head}${inner}${tail}`;
  return {
    units: file(fill('<unit id="a"><segment><source>a</source><target>b</target></segment></unit>')),
    'empty units': file(fill('<unit/>')),
    attributes: file(
      `<unit ${fill('a="" ')
        .replace(/a(?=="")/g, (_, index: number) => `a${index}`)
        .slice(0, bytes - 200)}/>`,
    ),
    nested: file(fill('<g>')),
    'one text': file(
      `<unit id="exploration-${exploration_id}-description"><segment><source>a</source><target>${fill('x')}</target></segment></unit>`,
    ),
    entities: `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}">]>${file(fill('&a;'))}`,
    'numbered characters': file(`<unit id="a"><segment><source>${fill('&#228;')}</source></segment></unit>`),
    comments: file(fill('<!---->')),
    'open tags': `${head}${fill('<')}`,
    spaces: `${' '.repeat(bytes - 200)}`,
  };
}

const poi = '{"name":"a","tasks":[]},';

/** Run files of so many bytes that a parser or validator takes long for. */
export const HOSTILE_FILES: Readonly<Record<string, (bytes: number) => string>> = {
  spots: (bytes: number) => `{"format":"puzzle-run/1","exploration":{"pois":[${poi.repeat(bytes / poi.length)}{}]}}`,
  items: (bytes: number) => `{"x":[${'0,'.repeat(bytes / 2 - 10)}0]}`,
  keys: (bytes: number) =>
    `{${Array.from({ length: bytes / 12 }, (_, index) => `"${index.toString(36).padStart(5, 'k')}":0`).join(',')}}`,
  text: (bytes: number) => `{"exploration":{"description":"${'<em>'.repeat(bytes / 4 - 20)}"}}`,
  deep: (bytes: number) => `{"x":${'['.repeat(bytes / 2 - 10)}${']'.repeat(bytes / 2 - 10)}}`,
};
