import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';

/** Content of a mail, before it becomes text and HTML. User texts are plain here; only `letterHtml` escapes them. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A button with its link. */
  readonly action?: { readonly label: string; readonly url: string };
  /** A code of digits to type in. */
  readonly digits?: { readonly label: string; readonly value: string };
  /** Last sentence, for example what to do if the reader did not request this mail. */
  readonly closing: string;
}

/** A message of the contact form. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly reason: ContactReason;
  readonly message: string;
  /** Name of the account that was logged in; null for a visitor. */
  readonly account: string | null;
}
