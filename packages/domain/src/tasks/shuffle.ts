/**
 * Returns a shuffled copy (Fisher-Yates); every order is equally likely.
 * @param random returns numbers in [0, 1); a seeded source gives a player the same order every time
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[pick]] = [shuffled[pick] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** Most shuffles, for items of which every order is refused, and for a random source that repeats itself. */
const SHUFFLES_MAX = 50;

/** Shuffles until the order is not refused; of the others, every one is equally likely. */
export function shuffleUnless<T>(
  isRefused: (order: readonly T[]) => boolean,
  items: readonly T[],
  random: () => number,
): T[] {
  let shuffled = shuffle(items, random);
  for (let count = 1; count < SHUFFLES_MAX && isRefused(shuffled); count += 1) shuffled = shuffle(items, random);
  return shuffled;
}
