interface Inquiry {
  /** The provider's address. */
  email: string;
  subject: string;
  body: string;
}

/** A `mailto:` link to the provider with prefilled subject and body. */
export function inquiryMail({ email, subject, body }: Inquiry): string {
  const query = { subject, body: body.replaceAll('\n', '\r\n') };
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
