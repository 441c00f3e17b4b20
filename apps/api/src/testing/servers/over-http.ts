import { contract } from '@puzzle-runs/contract/contract.ts';
import { initClient } from '@ts-rest/core';

/** Typed client over the network. */
export function clientAt(address: string, token?: string) {
  return initClient(contract, {
    baseUrl: address,
    baseHeaders: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}
