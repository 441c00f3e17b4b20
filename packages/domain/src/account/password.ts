import { PASSWORD_MIN } from '../limits.ts';

/** Kinds in the order in which a form lists them (specification 1, part 5). */
export const PASSWORD_KINDS = ['case', 'lower', 'upper', 'number', 'special', 'length'] as const;
export type PasswordKind = (typeof PASSWORD_KINDS)[number];

/** The whole rule in one expression (specification 1, part 5); its source also fits the `pattern` of an input. */
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[@$!%*?&])[A-Za-z0-9@$!%*?&]{${PASSWORD_MIN},}$`,
);

/**
 * The specification names the kind 'case' without saying what it is. Here it is the only part of the rule that the other five leave
 * over: every character comes from the allowed set.
 */
const KEEPS = {
  case: /^[A-Za-z0-9@$!%*?&]*$/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  number: /[0-9]/,
  special: /[@$!%*?&]/,
  length: new RegExp(`^[^]{${PASSWORD_MIN},}$`),
} as const satisfies Record<PasswordKind, RegExp>;

/** What a password still lacks, in the order of PASSWORD_KINDS; nothing when it may be used. */
export function missingPasswordKinds(password: string): PasswordKind[] {
  return PASSWORD_KINDS.filter((kind) => !KEEPS[kind].test(password));
}

/** Whether a password may be used for login, registration and reset. */
export function isPassword(password: string): boolean {
  return PASSWORD_PATTERN.test(password);
}
