/** Expected response of a refused call: one problem with its HTTP status. */
export function problem(status: number, code: string, params?: Record<string, unknown>) {
  return { status, body: { errors: [{ code, ...(params && { params }) }] } };
}
