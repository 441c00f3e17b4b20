/** The server will never take a mail to this address. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super('the mail server refuses the recipient', { cause });
    this.name = 'MailRefused';
  }
}
