export const PASSWORD_MIN = 8;
/** Hashing time grows with the length. */
export const PASSWORD_MAX = 200;

/** The parts of the password rule, in the order in which forms list them. */
export const PASSWORD_KINDS = ['case', 'lower', 'upper', 'number', 'special', 'length'] as const;
export type PasswordKind = (typeof PASSWORD_KINDS)[number];

/** The whole rule; its source also works as the `pattern` attribute of an input. */
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[@$!%*?&])[A-Za-z0-9@$!%*?&]{${PASSWORD_MIN},}$`,
);

/** One pattern per part. `case` means that every character is from the allowed set, which no other part checks. */
const PATTERNS = {
  case: /^[A-Za-z0-9@$!%*?&]*$/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  number: /[0-9]/,
  special: /[@$!%*?&]/,
  length: new RegExp(`^[^]{${PASSWORD_MIN},}$`),
} as const satisfies Record<PasswordKind, RegExp>;

/** The parts of the rule that a password breaks, in the order of PASSWORD_KINDS; empty if it is valid. */
export function missingPasswordKinds(password: string): PasswordKind[] {
  return PASSWORD_KINDS.filter((kind) => !PATTERNS[kind].test(password));
}

export function isPassword(password: string): boolean {
  return PASSWORD_PATTERN.test(password);
}

/** The rule for the `passwordrules` attribute, with which Safari and password managers propose a password that fits. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: upper; required: digit; required: [@$!%*?&]`;

/** Without characters that look alike on paper (I, l, O, 0, 1). */
const PROPOSED = {
  A: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  a: 'abcdefghijkmnopqrstuvwxyz',
  9: '23456789',
  '?': '@$!%*?&',
} as const;

/** One kind per place: three groups that can be copied by hand. About 80 bits. */
const PROPOSED_KINDS = [
  'A',
  'a',
  'a',
  'a',
  'a',
  '9',
  '?',
  'a',
  'a',
  'a',
  'a',
  '9',
  '?',
  'A',
  'a',
  'a',
  'a',
  'a',
] as const;

/**
 * A password that fits the rule. @param below returns a random whole number from 0 to below the limit, e.g. from
 * `crypto`
 */
export function proposePassword(below: (limit: number) => number): string {
  return PROPOSED_KINDS.map((kind) => PROPOSED[kind].charAt(below(PROPOSED[kind].length))).join('');
}
