/** Random numbers that a seed decides. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** An item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** A key, by the weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  shuffled<T>(items: readonly T[]): T[];
  /** A UUID of version 4. */
  uuid(): string;
  /** A 32-bit number, also for a further generator. */
  next(): number;
}

/** The generator mulberry32: small, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  const share = () => next() / 2 ** 32;
  const int = (min: number, max: number) => min + Math.floor(share() * (max - min + 1));

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  }

  return {
    next,
    int,
    pick,
    chance: (probability) => share() < probability,
    weighted(weights) {
      const entries = Object.entries<number>(weights) as [keyof typeof weights, number][];
      let rest = share() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return pick(entries)[0];
    },
    shuffled(items) {
      const left = [...items];
      return items.map(() => left.splice(int(0, left.length - 1), 1)[0] as (typeof left)[number]);
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('');
      const variant = '89ab'[int(0, 3)] ?? '8';
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
