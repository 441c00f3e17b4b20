/** One message of a `text/event-stream`. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Incremental parser of a `text/event-stream`: takes chunks of any size, returns the messages completed by each.
 * Ignores comments (heartbeats), ids and retry times.
 */
export function createEventReader(): (chunk: string) => ServerEvent[] {
  let rest = '';
  let event = 'message';
  let data: string[] = [];

  function readLine(line: string): ServerEvent | undefined {
    if (line === '') {
      const message = data.length > 0 ? { event, data: data.join('\n') } : undefined;
      event = 'message';
      data = [];
      return message;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  return (chunk) => {
    // A trailing carriage return may be half of a line end: keep it for the next chunk.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.map(readLine).filter((message) => message !== undefined);
  };
}
