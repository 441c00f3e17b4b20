/** Stands for "no code needed" in team cards and join addresses. */
export const NO_CODE = '0';

/** Whether a text may be the code of an exploration or team. `0` may not: join addresses would drop it. */
export function isAccessCode(code: string): boolean {
  return code.trim() !== NO_CODE;
}
