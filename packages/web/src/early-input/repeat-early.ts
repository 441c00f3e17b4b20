/** Repeats what the visitor did before the site could react; few do, so its code is loaded when it is needed. */
export function repeatEarly(): void {
  const kept = document.early ?? [];
  document.early = undefined;
  if (kept.length > 0) void import('./early-input.ts').then(({ repeatInput }) => repeatInput(kept));
}
