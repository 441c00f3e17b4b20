import { PASSWORD_MIN } from '../limits.ts';

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
