/** What the overview shows besides the tasks. The two do not depend on each other. */
export interface PrintVisibility {
  answers: boolean;
  /** Blank lines, to be filled in by hand. */
  fields: boolean;
}

/** Reads the address: `answers=1` shows the answers, `fields=0` hides the blank lines. */
export function readPrintVisibility(params: URLSearchParams): PrintVisibility {
  return { answers: params.get('answers') === '1', fields: params.get('fields') !== '0' };
}

/** The query of an address; what is shown by default is left out. */
export function writePrintVisibility({ answers, fields }: PrintVisibility): Record<string, string> {
  return { ...(answers && { answers: '1' }), ...(!fields && { fields: '0' }) };
}
