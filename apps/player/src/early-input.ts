declare global {
  interface Document {
    /** The last event of a rendered page, and the value of its field then (apps/api/src/html/start-script.ts). */
    early?: [event: Event, value: string] | undefined;
  }
}

/** Repeats what the visitor sent or chose in a page that the server rendered, before the site could react. Call it once it can. */
export function repeatEarlyInput(): void {
  const [event, value = ''] = document.early ?? [];
  document.early = undefined;
  const field = event?.target;
  if (field instanceof HTMLFormElement) field.requestSubmit();
  if (!(field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
