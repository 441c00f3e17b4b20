/** A call that the page has started before its scripts arrived (inline/game-call.ts). */
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
export function takeEarlyCall(address: string, authorization: string): Promise<Response> | undefined {
  const early = document.game;
  if (early?.address !== address || early.authorization !== authorization) return undefined;
  document.game = undefined;
  return early.response;
}
