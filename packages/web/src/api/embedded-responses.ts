/** Milliseconds for which responses in the page are used: visitors who return to the first page later get new ones. */
const FRESH_MS = 60_000;
/** Id of the element that holds them. */
const EMBEDDED_ID = 'responses';

let responses: Readonly<Record<string, unknown>> | undefined;

/** Sets the responses on the server, before it renders a page. */
export function embedResponses(all: Readonly<Record<string, unknown>>): void {
  responses = all;
}

function readFromPage(): Readonly<Record<string, unknown>> {
  const text = globalThis.document?.getElementById(EMBEDDED_ID)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** The response that the server wrote into the page for the call of this address; undefined for all other calls. */
export function embeddedResponse<Body>(address: string): Body | undefined {
  responses ??= readFromPage();
  if (globalThis.document && performance.now() > FRESH_MS) responses = {};
  return responses[address] as Body | undefined;
}

/** When the responses in the page were read, in milliseconds since 1970. */
export function embeddedAt(): number {
  return performance.timeOrigin;
}
