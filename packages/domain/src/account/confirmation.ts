const YES: readonly (string | boolean)[] = [true, 'true', 'agree', 'on', '1'];

/** Whether somebody agreed: a form sends `agree`, `true` or `on`, a program `true` (specification 1, part 5). Only yes is yes. */
export function isConfirmed(confirmation: string | boolean): boolean {
  return YES.includes(confirmation);
}
