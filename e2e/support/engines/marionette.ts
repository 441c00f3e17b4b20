import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A message of the protocol: direction (1: a response), id, error, result. */
type Response = [1, number, { error: string; message: string } | null, unknown];

export interface Marionette {
  /** Sends a command and returns its result. @throws when Firefox refuses it */
  send(name: string, params?: object): Promise<unknown>;
  close(): void;
}

async function connectWhenReady(port: number, attempts = 200) {
  for (let attempt = 1; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (attempt === attempts) throw error;
      await pause(50);
    }
  }
}

/** Connects to Firefox's own remote protocol: each message is its length in bytes, a colon, and JSON. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await connectWhenReady(port);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  function receive(message: Response | object) {
    if (!Array.isArray(message)) return; // the greeting
    const [, id, error, result] = message as Response;
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  }

  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      receive(JSON.parse(received.subarray(colon + 1, end).toString('utf8')));
      received = received.subarray(end);
    }
  });

  return {
    async send(name, params = {}) {
      lastId += 1;
      const text = JSON.stringify([0, lastId, name, params]);
      const response = Promise.withResolvers<unknown>();
      waiting.set(lastId, response);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return response.promise;
    },
    close: () => void socket.destroy(),
  };
}
