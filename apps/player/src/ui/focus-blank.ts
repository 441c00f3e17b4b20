/** Puts the cursor into the first empty field of a form that needs it, where the message about it is. */
export function focusBlank(form: Element): void {
  Array.from(form.querySelectorAll('input'))
    .find(({ value }) => value.trim() === '')
    ?.focus();
}
