/** What a refused call answers: one problem of the list, with its HTTP status. */
export function problem(status: number, code: string, params?: Record<string, unknown>) {
  return { status, body: { errors: [{ code, ...(params && { params }) }] } };
}
