/** Visually hidden live region: announces its text on change. Keep it mounted and change the text. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div className="visually-hidden" role="status">
      {children}
    </div>
  );
}
