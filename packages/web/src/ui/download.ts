/** Starts the download of a file. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser holds its own reference once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
