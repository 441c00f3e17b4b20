/** A call that the page has started before its scripts arrived (apps/api/src/html/game-call-script.ts). */
interface EarlyCall {
  address: string;
  authorization: string;
  response: Promise<Response>;
}

declare global {
  interface Document {
    game?: EarlyCall | undefined;
  }
}

/** The response to a call that the page has started, once; undefined for every other call. */
export function takeEarlyCall(
  address: string,
  headers: Record<string, string | undefined>,
): Promise<Response> | undefined {
  const early = globalThis.document?.game;
  if (early?.address !== address || early.authorization !== headers.authorization) return undefined;
  document.game = undefined;
  return early.response;
}
