/** Hands a file to whoever sits before the screen. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold of the content once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
