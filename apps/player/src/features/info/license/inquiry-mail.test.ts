import { expect, test } from 'vitest';
import { inquiryMail } from './inquiry-mail.ts';

test('an inquiry opens a mail with a prefilled subject and body', () => {
  const link = new URL(
    inquiryMail({ email: 'a&b@example.org', subject: 'Lizenzanfrage: Team & mehr', body: 'Guten Tag,\nwir' }),
  );
  expect(link.href).toMatch(/^mailto:a%26b@example\.org\?/);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Lizenzanfrage: Team & mehr',
    body: 'Guten Tag,\r\nwir',
  });
});
