import { setTimeout } from 'node:timers/promises';
import { startProduct } from './product.ts';

const READS = 2_000;
/** Time for the import of the demo and the rendering at the start. */
const SETTLED_MS = 3_000;

/** Resident memory of the product with the demo content in MB: after the first start, and after 2,000 reads (Linux). */
export async function residentMemory(): Promise<{ started: number; worked: number }> {
  const product = await startProduct();
  try {
    await setTimeout(SETTLED_MS);
    const started = product.residentMegabytes();
    for (let read = 0; read < READS; read++) await (await fetch(`${product.origin}/api/explorations`)).text();
    return { started, worked: product.residentMegabytes() };
  } finally {
    await product.stop();
  }
}
