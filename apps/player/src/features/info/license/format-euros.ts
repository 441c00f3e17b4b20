/** Formats whole euros for a language: `1.500 €`, `€1,500`. */
export function formatEuros(amount: number, language: string): string {
  return amount.toLocaleString(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
}
