/** How share entries and join addresses say that no code is needed (specification 2, part 3). */
export const NO_CODE = '0';

/** Whether a text may be the code of a run or a team: it would be lost on the way if it said that there is none. */
export function isAccessCode(code: string): boolean {
  return code.trim() !== NO_CODE;
}
