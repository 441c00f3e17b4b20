/**
 * The items in an order that `random` decides (Fisher-Yates), every order being equally likely. `random` gives numbers from 0 up to,
 * not including, 1; the same numbers give the same order, so a seeded one keeps a player's order stable.
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[pick]] = [shuffled[pick] as T, shuffled[last] as T];
  }
  return shuffled;
}
