interface Inquiry {
  /** The provider's address. */
  email: string;
  subject: string;
  body: string;
}

/** A link that opens a mail to the provider, its subject and its first words written already (specification 2, part 9). */
export function inquiryMail({ email, subject, body }: Inquiry): string {
  const query = { subject, body: body.replaceAll('\n', '\r\n') };
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
