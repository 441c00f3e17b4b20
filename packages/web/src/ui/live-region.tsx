/** Reads out its text whenever it changes, without showing it. Keep it on the page and change the text. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div className="visually-hidden" role="status">
      {children}
    </div>
  );
}
