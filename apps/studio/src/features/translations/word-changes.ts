/** Words of a text: kept, removed from the old text, or added in the new one. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  words: string;
}

/** Most words that are compared one by one; longer texts are shown as a whole before and after. */
const WORDS_MAX = 800;

/** Compares two texts word by word, by their longest common subsequence. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > WORDS_MAX || now.length > WORDS_MAX) return joined([...old.map(removed), ...now.map(added)]);
  const longest = commonLengths(old, now);
  const changes: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      changes.push({ kind: 'same', words: old[i] ?? '' });
      i++;
      j++;
    } else if (j === now.length || (i < old.length && lengthAt(longest, i + 1, j) >= lengthAt(longest, i, j + 1))) {
      changes.push(removed(old[i++] ?? ''));
    } else changes.push(added(now[j++] ?? ''));
  }
  return joined(changes);
}

const removed = (words: string): WordChange => ({ kind: 'removed', words });
const added = (words: string): WordChange => ({ kind: 'added', words });

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Length of the longest common subsequence of the words from `i` and from `j` on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        old[i] === now[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

/** Joins neighbouring words of the same kind. */
function joined(changes: readonly WordChange[]): WordChange[] {
  return changes.reduce<WordChange[]>((all, { kind, words }) => {
    const last = all.at(-1);
    if (last?.kind === kind) last.words += ` ${words}`;
    else all.push({ kind, words });
    return all;
  }, []);
}
