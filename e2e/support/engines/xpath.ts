/** Condition of XPath: the element has this accessible name, from a label or from its text. */
function isNamed(name: string): string {
  const own = `normalize-space(.) = "${name}"`;
  return `[@aria-label = "${name}" or id(@aria-labelledby)[${own}] or (not(@aria-labelledby) and ${own})]`;
}

// Elements by role and name, as paths of XPath: `card(…) + button(…)` is a button in a card.

export function button(name: string): string {
  return `//button${isNamed(name)}`;
}

/** The line that opens more, by a part of its text. */
export function summary(part: string): string {
  return `//summary[contains(normalize-space(.), "${part}")]`;
}

/** A link whose text has this part: links say the spot behind their word. */
export function link(part: string): string {
  return `//main//a[contains(normalize-space(.), "${part}")]`;
}

/** The card of a quest. */
export function card(name: string): string {
  return `//article${isNamed(name)}`;
}

/** A field with this label. */
export function field(label: string): string {
  const labelled = `@id = //label[normalize-space(.) = "${label}"]/@for or ancestor::label[normalize-space(.) = "${label}"]`;
  return `//*[self::input or self::textarea][@aria-label = "${label}" or ${labelled}]`;
}
