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
