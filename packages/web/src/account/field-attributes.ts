import { EMAIL_MAX } from '@puzzle-runs/domain/account/normalize-email.ts';
import { PASSWORD_MAX, PASSWORD_RULES } from '@puzzle-runs/domain/account/password.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';

/** Attributes of the fields of an account, whose look each site draws itself. */
export const ACCOUNT_NAME = {
  /** Not used for the login, so password managers treat it as a nickname. */
  autoComplete: 'nickname',
  spellCheck: false,
  maxLength: NAME_MAX,
} as const;

/** Phones show the keyboard for addresses. */
export const EMAIL = { type: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: EMAIL_MAX } as const;

/** As the login name, so that password managers fill it in. */
export const LOGIN_EMAIL = { ...EMAIL, autoComplete: 'username' } as const;

export const CURRENT_PASSWORD = { autoComplete: 'current-password', maxLength: PASSWORD_MAX } as const;

/** Of each field for a new password: managers learn the rule and offer to store the password. */
export const NEW_PASSWORD = {
  autoComplete: 'new-password',
  maxLength: PASSWORD_MAX,
  passwordrules: PASSWORD_RULES,
} as const;
