const YES: readonly (string | boolean)[] = [true, 'true', 'agree', 'on', '1'];

/** Whether a value means agreement: forms send `agree`, `true`, `on` or `1`, programs `true`. Every other value means no. */
export function isConfirmed(confirmation: string | boolean): boolean {
  return YES.includes(confirmation);
}
