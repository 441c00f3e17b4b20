/** Repeats the visitor's actions from before hydration. They are rare, so the code is loaded on demand. */
export function repeatEarly(): void {
  const kept = document.early ?? [];
  document.early = undefined;
  if (kept.length > 0) void import('./early-input.ts').then(({ repeatInput }) => repeatInput(kept));
}
