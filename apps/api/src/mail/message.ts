import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** A mail for nodemailer. Passing addresses as objects keeps a comma in an address from becoming a second recipient. */
export function messageOf({ id, recipient, replyTo, subject, text, html }: Mail, from: string): SendMailOptions {
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
